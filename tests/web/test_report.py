"""Report a problem: from the button to a file, to `smashup replay`, to a test that passes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from smashup import __version__
from smashup.game.report import Report, read_report
from tests.web.axe import look_through
from tests.web.person import Person

pytestmark = pytest.mark.xdist_group("third browser")


def smashup(*arguments: object, typed: str = "") -> str:
    command = [sys.executable, "-m", "smashup.cli", *map(str, arguments)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def downloaded(person: Person, window: Locator, folder: Path) -> Path:
    with person.page.expect_download() as file:
        window.get_by_role("button", name="Download the report").click()
    path = folder / file.value.suggested_filename
    file.value.save_as(path)
    expect(window.get_by_role("status")).to_have_text(f"{path.name} is in your downloads.")
    return path


def becomes_a_test(report: Path, folder: Path) -> str:
    test = folder / "test_reported.py"
    smashup("report-to-test", report, "-o", test)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(test)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
    return test.read_text()


def read(path: Path) -> Report:
    return read_report(path.read_text())


def test_a_problem_against_a_bot_is_reported_at_once_and_becomes_a_test(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    person = people()
    person.new_table()
    person.play_until(lambda: person.turn() >= 3)
    person.open_menu().get_by_role("button", name="Report a problem").click()
    window = person.page.get_by_role("dialog", name="Report a problem")
    look_through(person, "the report")
    window.get_by_label("What is wrong?").fill('My Scout went away, "really".\nHelp!')
    file = downloaded(person, window, tmp_path)
    report = read(file)
    assert (report.viewer, report.note) == (0, 'My Scout went away, "really".\nHelp!')
    assert report.client.startswith("web ")
    assert report.names == ("Ann", "Easy bot")
    assert report.step == len(report.game.choices) > 0
    out = smashup("replay", file, typed="q\n")
    assert f"After {report.step} of {report.step} choices" in out
    programs = f"web {__version__}, server {__version__}"
    assert f'Reported here by Ann ({programs}): My Scout went away, "really". Help!' in " ".join(out.split())
    assert '# My Scout went away, "really". Help!' in becomes_a_test(file, tmp_path)


def test_among_people_the_file_waits_for_the_end_and_the_replay_gives_it_at_any_step(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    ann, bo = people(), people()
    ann.new_table("Ann", "A person you invite", open_table=True)
    ann.page.wait_for_url("**/t/*")
    bo.page.goto(ann.page.url.partition("#")[0])
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit here").click()
    for person in (ann, bo):
        expect(person.hand).to_have_count(5)
    first = ann if ann.page.locator(".prompt.yours").count() else bo
    for _ in range(3):
        first.press_next()
    ann.open_menu().get_by_role("button", name="Report a problem").click()
    window = ann.page.get_by_role("dialog", name="Report a problem")
    expect(window).to_contain_text("Where several people play, you can have it when the game is over")
    expect(window.get_by_role("button", name="Download the report")).to_be_disabled()
    window.get_by_role("button", name="Send the report").click()
    expect(window.get_by_role("status")).to_contain_text("Sent, with the number")
    ann.page.keyboard.press("Escape")
    ann.open_menu().get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Yes, give up this game").click()
    expect(ann.end).to_be_visible()

    ann.end.get_by_role("link", name="Replay and analysis").click()
    expect(ann.page.get_by_role("slider", name="Step of the game")).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.locator("header.top h1")).to_have_text("The game is over")
    ann.page.get_by_role("button", name="Replay menu").click()
    ann.page.get_by_role("button", name="Report a problem").click()
    window = ann.page.get_by_role("dialog", name="Report a problem")
    look_through(ann, "the report of a replay")
    report = read(downloaded(ann, window, tmp_path))
    assert report.names == ("Ann", "Bo")
    assert 0 <= report.step <= len(report.game.choices)
