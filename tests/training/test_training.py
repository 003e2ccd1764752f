"""Training from games to weights, at a tiny scale: it goes on where it stopped, and the weights play."""

from __future__ import annotations

import json
import shutil
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, cast
from xml.etree import ElementTree

import numpy as np
import pytest

from smashup.bots import learned
from smashup.bots.answers import grouped
from smashup.bots.learned.features import look, options
from smashup.bots.learned.net import load, weights_in
from smashup.bots.learned.search import NetBot
from smashup.engine.errors import SetupError
from smashup.lab import Plan, replay, run
from smashup.training.curve import Progress, curve_picture, value_steps
from smashup.training.games import Played, begin, read
from smashup.training.games import write as write_games
from smashup.training.plans import read_plans
from smashup.training.positions import Notes, note_question
from smashup.training.run import NOTED, fit_net, note_positions, plan_games, play_games
from tests.cli.conftest import Smashup

if TYPE_CHECKING:  # PyTorch is imported by the tests that use it: not by every process that collects them.
    from smashup.training.model import Model

EPOCHS = 4
SHIPPED = Path(learned.__file__).with_name("weights.npz")
DOCS = Path(__file__).parents[2] / "docs"

pytestmark = pytest.mark.xdist_group("training")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training of a few games of greedy, some positions of which were planned."""
    made = tmp_path_factory.mktemp("training")
    play_games(made, "greedy", 0, 4, workers=1)
    plan_games(made, SHIPPED, workers=1)
    # As an earlier version noted them: without who looked, when, and what was planned. They are noted again.
    (made / "positions").mkdir()
    np.savez(made / "positions" / "000000000.greedy.npz", winner=np.zeros(1, np.int8), game=np.zeros(1, np.int32))
    note_positions(made, workers=1)
    fit_net(made, EPOCHS, seed=3)
    return made


def games_of(folder: Path) -> list[Played]:
    (file,) = (folder / "games").iterdir()
    return list(read(file))


def test_games_are_kept_as_what_was_chosen_and_can_be_played_again(folder: Path) -> None:
    games = games_of(folder)
    assert {game.players for game in games} == {2, 3, 4}
    for played in games:
        game = begin(played.seed, played.players)
        for choice in played.choices:
            game.choose(choice)
        assert game.winners == (played.winner,)


def test_what_is_done_is_not_done_again(folder: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.gz")}
    assert play_games(folder, "greedy", 0, 4, workers=1) == 0
    assert plan_games(folder, folder / "weights_3.npz", workers=1) == 0
    assert note_positions(folder, workers=1) == 0
    assert before == {path: path.stat().st_mtime_ns for path in folder.rglob("*.gz")}


def test_plans_are_answers_to_what_was_asked_and_are_noted_with_what_they_say(folder: Path) -> None:
    (file,) = (folder / "plans").iterdir()
    plans = read_plans(file)
    said = set()
    for played in games_of(folder):
        game = begin(played.seed, played.players)
        for at, choice in enumerate(played.choices):
            plan = plans[played.seed].get(at)
            if plan is not None:
                assert game.decision is not None
                assert 0 <= plan.answer < len(game.decision)
                assert len(plan.chances) == played.players
                assert sum(plan.chances) == pytest.approx(1, abs=0.001)
                said.add((played.seed, at, game.decision.player, np.float16(plan.chances[0])))
            game.choose(choice)
    assert len(said) > 20
    (file,) = (folder / NOTED).iterdir()
    noted = np.load(file)
    found = set(zip(*[noted[name].tolist() for name in ("game", "at", "viewer")], noted["planned"][:, 0], strict=True))
    assert said <= found
    # Who has just ended a turn looks at it, too.
    assert {one for one in found - said if one[3] > 0}


def test_games_of_the_laboratory_are_taken_with_their_factions(smashup: Smashup, tmp_path: Path) -> None:
    bots = ("random", "random", "tests.lab.bots:Babbler")
    run(Plan(games=4, bots=("random",), seed=8, part=3), tmp_path / "two", workers=1)
    run(Plan(games=1, players=3, bots=bots, seed=8), tmp_path / "forfeited", workers=1)
    into = tmp_path / "training"
    said = smashup("train", "take", into, tmp_path / "two")
    assert said.out.startswith("4 games taken")
    assert smashup("train", "take", into, tmp_path / "two").out == said.out
    assert smashup("train", "take", into, tmp_path / "forfeited").out.startswith("0 games taken")
    run(Plan(games=1, bots=("random",), titans=True), tmp_path / "titans", workers=1)
    refused = smashup("train", "take", into, tmp_path / "titans")
    assert refused.code != 0
    assert "have titans, which the nets do not know" in refused.err
    run(Plan(games=2, bots=("random", "tests.lab.bots:RandomBot"), seed=8, part=3), tmp_path / "others", workers=1)
    assert smashup("train", "take", tmp_path / "both", tmp_path / "two").code == 0
    assert smashup("train", "take", tmp_path / "both", tmp_path / "others").code == 0
    assert len(list((tmp_path / "both" / "games").iterdir())) == 2
    games = games_of(into)
    assert len(games) == 4
    for number, played in enumerate(games):
        game = begin(played.seed, played.players, played.factions)
        _, again = replay(tmp_path / "two", number)
        for choice in played.choices:
            game.choose(choice)
        assert game.fingerprint() == again.fingerprint()
        assert game.winners == (played.winner,)
    assert note_positions(into, workers=1) > 100


def test_a_run_of_the_laboratory_that_has_grown_is_planned_and_noted_as_a_whole(
    smashup: Smashup, tmp_path: Path
) -> None:
    results, into, weights = tmp_path / "results", tmp_path / "training", SHIPPED

    def plan_and_note() -> tuple[int, int]:
        assert smashup("train", "take", into, results).code == 0
        return plan_games(into, weights, workers=1), note_positions(into, workers=1)

    run(Plan(games=1, bots=("random",), seed=8), results, workers=1)
    planned, noted = plan_and_note()
    assert (planned, noted > 0) == (1, True)
    assert plan_and_note() == (0, 0)
    run(Plan(games=2, bots=("random",), seed=8), results, workers=1)
    planned, more = plan_and_note()
    assert planned == 2
    assert more > noted


def test_a_damaged_file_of_plans_is_refused_with_its_name(tmp_path: Path) -> None:
    broken = tmp_path / "broken.plans.gz"
    broken.write_bytes(b"nothing of the kind")
    with pytest.raises(SetupError, match=r"broken\.plans\.gz holds no plans"):
        read_plans(broken)


def test_an_interrupted_fit_ends_with_the_same_net(folder: Path) -> None:
    whole = (folder / "weights_3.npz").read_bytes()
    lines: list[str] = []

    def interrupt(line: str) -> None:
        lines.append(line)
        if line.startswith("step") and len(lines) == 3:
            raise KeyboardInterrupt

    (folder / "checkpoint_3.pt").unlink()
    with pytest.raises(KeyboardInterrupt):
        fit_net(folder, EPOCHS, 3, interrupt)
    before = len(lines)
    fit_net(folder, EPOCHS, 3, lines.append)
    assert lines[before + 1].split("/")[0] != "step 1"  # It went on; it did not begin again.
    again = np.load(folder / "weights_3.npz")
    for name, weights in np.load(BytesIO(whole)).items():
        assert np.array_equal(again[name], weights), name


def test_a_trained_net_learns_on(smashup: Smashup, folder: Path, tmp_path: Path) -> None:
    from smashup.training.model import Model

    copy = Path(shutil.copytree(folder, tmp_path / "copy"))
    assert smashup("train", "fit", copy, "--from", SHIPPED, "--seed", 5, "--epochs", EPOCHS).code == 0
    curve = [Progress(**one) for one in json.loads((copy / "curve_5.json").read_text())]
    assert curve[0].step == 0
    assert curve[-1].value_loss <= curve[0].value_loss  # What is worse than the beginning is not taken.
    # It begins with just those weights.
    before, learnt = weights_in(SHIPPED.read_bytes()), weights_in((copy / "weights_5.npz").read_bytes())
    model = Model(dropout=0.0)
    model.begin_with(before)
    for name, weights in model.weights("same").items():
        if name != "identity":
            assert weights.shape == before[name].shape, name
            if weights.dtype == np.float16:
                assert np.allclose(weights, before[name], atol=0.004), name
    # And what it has learnt is near them: another net is further away by far.
    other = weights_in((folder / "weights_3.npz").read_bytes())
    moved, apart = (np.abs(one["trunk_1"] - before["trunk_1"]).mean() for one in (learnt, other))
    assert 0 < moved < apart / 2
    refused = smashup("train", "fit", copy, "--from", copy / "curve_5.json")
    assert refused.code != 0
    assert "this is no file of weights" in refused.err


def test_where_no_game_is_held_back_the_curve_says_so() -> None:
    picture = curve_picture([Progress(step, 20, 0.6, float("nan"), float("nan")) for step in (10, 20)]).file()
    assert picture.count("too few games to hold any back") == 2


def test_the_curve_is_drawn(folder: Path) -> None:
    curve = [Progress(**one) for one in json.loads((folder / "curve_3.json").read_text())]
    picture = (folder / "curve_3.svg").read_text()
    assert picture == curve_picture(curve).file()
    ElementTree.fromstring(picture)
    assert f"over {curve[-1].steps:,} steps" in picture
    assert f"agrees with {curve[-1].agreement:.1%}" in picture
    assert picture.count("<polyline") == 3


def test_the_picture_in_the_documents_shows_the_numbers_beside_it() -> None:
    curve = [Progress(**one) for one in json.loads((DOCS / "pictures" / "training.json").read_text())]
    assert (DOCS / "pictures" / "training.svg").read_text() == curve_picture(curve).file()
    # The value stays as it is once the policy learns alone.
    assert {one.value_loss for one in curve if one.step > value_steps(one.steps)} == {curve[-1].value_loss}


def test_numpy_plays_what_torch_has_learnt(folder: Path) -> None:
    import torch

    from smashup.training.model import Model

    model = Model(dropout=0.0)
    model.load_state_dict(torch.load(folder / "checkpoint_3.pt", weights_only=True)["model"])
    model.eval()
    net = load((folder / "weights_3.npz").read_bytes())
    played = games_of(folder)[0]
    game = begin(played.seed, played.players)
    compared = 0
    for choice in played.choices[:60]:
        decision = game.decision
        assert decision is not None
        found = grouped(game.state, decision.raw)
        if game.turn > 0 and len(found) > 1:
            looked = look(game.state, decision.player)
            asked = options(game.state, decision, [decision.raw[index] for index in found.values()])
            (chances,) = net.chances([looked])
            (priors,) = net.priors([looked], [asked], [decision.player])
            notes = Notes()
            notes.add(game.state, decision.player, played, 0)
            note_question(game, decision, choice, notes)
            batch = {name: torch.from_numpy(array) for name, array in notes.arrays().items()}
            with torch.no_grad():
                strength, trunk, seen = model(batch)
                policy = model.policy(trunk, seen, batch)
            assert torch.softmax(strength[0], 0)[: played.players].tolist() == pytest.approx(chances, abs=0.02)
            assert torch.softmax(policy[0], 0)[: len(found)].tolist() == pytest.approx(priors, abs=0.02)
            compared += 1
        game.choose(choice)
    assert compared > 10


def test_the_weights_play(folder: Path) -> None:
    net = load((folder / "weights_3.npz").read_bytes())
    game = begin(1, 2)
    bot = NetBot(1, iterations=2, net=net)
    for _ in range(12):
        decision = game.decision
        assert decision is not None
        game.choose(bot.choose(game.seen_by(decision.player), decision))


def test_a_damaged_file_of_games_is_refused_with_its_name(tmp_path: Path) -> None:
    broken = tmp_path / "broken.games.gz"
    broken.write_bytes(b"nothing of the kind")
    with pytest.raises(SetupError, match=r"broken\.games\.gz holds no games"):
        list(read(broken))


@pytest.mark.parametrize(
    ("bot", "reason"), [("policy", "needs a file of weights"), ("net@20", "needs a file of weights")]
)
def test_a_net_needs_weights(tmp_path: Path, bot: str, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        play_games(tmp_path, bot, 0, 1, workers=1)
    with pytest.raises(SetupError, match=r"cannot be read.*nowhere\.npz"):
        play_games(tmp_path, bot, 0, 1, weights=tmp_path / "nowhere.npz", workers=1)


@pytest.mark.parametrize("bot", ["normal", "net", "net@0", "net@1s"])
def test_a_bot_that_training_does_not_know_is_refused_before_anything_is_made(tmp_path: Path, bot: str) -> None:
    with pytest.raises(SetupError, match=rf"expected greedy, policy or net@20 for training, not '{bot}'"):
        play_games(tmp_path / "new", bot, 0, 1, weights=SHIPPED, workers=1)
    assert not (tmp_path / "new").exists()


def test_a_folder_without_games_is_refused_and_stays_as_it_is(smashup: Smashup, tmp_path: Path) -> None:
    for step in (["plan", tmp_path / "new", "--weights", SHIPPED], ["fit", tmp_path / "new"]):
        said = smashup("train", *step)
        assert (said.code, said.out) == (2, "")
        assert f"there are no games in {tmp_path / 'new' / 'games'}: let bots play some" in said.err
    assert not (tmp_path / "new").exists()


def test_games_none_of_which_ended_teach_nothing(smashup: Smashup, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    write_games(tmp_path / "games" / "000000000.greedy.games.gz", [])
    said = smashup("train", "fit", tmp_path)
    assert said.code == 2
    assert f"the games in {tmp_path / 'games'} have no positions to learn from" in said.err


def test_games_of_the_policy_alone_do_not_teach_answers(smashup: Smashup, tmp_path: Path) -> None:
    play_games(tmp_path, "policy", 0, 1, weights=SHIPPED, workers=1)
    said = smashup("train", "fit", tmp_path)
    assert said.code == 2
    assert f"nothing in {tmp_path} teaches which answers are good" in said.err
    assert plan_games(tmp_path, SHIPPED, workers=1) == 1
    assert smashup("train", "fit", tmp_path, "--epochs", 0.1).code == 0


def test_weights_that_do_not_fit_are_refused_though_all_is_planned(folder: Path) -> None:
    with pytest.raises(SetupError, match="this is no file of weights"):
        plan_games(folder, folder / "curve_3.json", workers=1)


def undecided() -> Model:
    """Thinks that the first player wins three games of four, whatever is on the table."""
    import torch

    class Undecided(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.weight = torch.nn.Parameter(torch.zeros(1))

        def forward(self, batch: dict[str, torch.Tensor]) -> tuple[torch.Tensor]:
            return (torch.log(torch.tensor([[0.75, 0.25, 1e-9, 1e-9]])).expand(len(batch["winner"]), -1),)

    return cast("Model", Undecided())


def test_a_position_is_worth_what_those_after_it_in_its_game_seem_to_be_worth() -> None:
    from smashup.training.fitting import PLANNED_TRUST, TRUST, smoothed

    noted = {
        "winner": np.array([1, 1, 1, 0]),
        "game": np.array([7, 7, 7, 8]),
        "viewer": np.array([0, 1, 0, 0]),
        "at": np.array([1, 2, 3, 1]),
        "planned": np.zeros((4, 4), np.float16),
    }
    found = smoothed(undecided(), noted)
    assert found[1].tolist() == found[2].tolist() == [0, 1, 0, 0]
    assert found[3].tolist() == [1, 0, 0, 0]
    trust = TRUST**2
    assert found[0].tolist() == pytest.approx([0.75 * (1 - trust), trust + 0.25 * (1 - trust), 0, 0], abs=1e-6)
    noted["planned"][2] = [0.5, 0.5, 0, 0]
    planned = smoothed(undecided(), noted)
    assert planned[2].tolist() == pytest.approx([0.5 * PLANNED_TRUST, 1 - 0.5 * PLANNED_TRUST, 0, 0])
    assert planned[0][0] == pytest.approx(trust * planned[2][0] + 0.75 * (1 - trust))


def test_games_of_two_runs_with_the_same_number_know_nothing_of_each_other() -> None:
    """Runs of two and of three players with one seed number their games alike: a later position of another game was
    taken for what became of this one, and a training with both learnt nonsense."""
    from smashup.training.fitting import smoothed

    apart = {
        "winner": np.array([1, 0, 0, 0]),
        "game": np.array([7, 8, 7, 7]),
        "viewer": np.array([0, 0, 0, 1]),
        "at": np.array([30, 5, 1, 2]),
        "planned": np.zeros((4, 4), np.float16),
    }
    one_after_the_other = {**apart, "game": np.array([7, 7, 7, 7]), "viewer": np.array([0, 1, 0, 1])}
    for noted in (apart, one_after_the_other):
        assert smoothed(undecided(), noted)[0].tolist() == [0, 1, 0, 0]
