#!/bin/sh
# Some tests need a PostgreSQL server, a Chromium and a C compiler. This looks for them and, as root on a machine with apt, installs
# the Debian packages that are missing, after having said so: where somebody sits at a terminal only if they agree, and
# nowhere if SMASHUP_NO_SYSTEM_PACKAGES is set. Without them the tests that need them do not run, and the test run says
# so at its end.
set -eu

wanted=""
reasons=""
want() {
    wanted="$wanted $1"
    reasons="$reasons    $1: $2
"
}
command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
    || want postgresql "for the tests of the server's games in a PostgreSQL database"
# Any Chromium will do, but the one without a window opens pages at a third of the cost: machines that only test get it.
has_browser() {
    command -v chromium-headless-shell >/dev/null 2>&1 && return 0
    [ "${CI:-}" != true ] || return 1
    command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 \
        || command -v google-chrome >/dev/null 2>&1
}
has_browser || want chromium-headless-shell "for the tests that play in a browser"
if ! command -v cc >/dev/null 2>&1; then
    want gcc "for the tests that compile the engine"
    want libc6-dev "for the same"
fi
[ -n "$wanted" ] || exit 0

printf 'Some tests need programs that this machine does not have:\n%s' "$reasons"
without() {
    echo "$1: the tests that need them will not run."
    exit 0
}
[ -z "${SMASHUP_NO_SYSTEM_PACKAGES:-}" ] || without "Not installed, because SMASHUP_NO_SYSTEM_PACKAGES is set"
command -v apt-get >/dev/null 2>&1 || without "They cannot be installed from here without apt-get"
[ "$(id -u)" = 0 ] || without "They cannot be installed from here without root (apt-get install$wanted)"

no_cluster=/etc/postgresql-common/createcluster.conf
case $wanted in
    *postgresql*) [ ! -e "$no_cluster" ] || no_cluster="" ;;
    *) no_cluster="" ;;
esac

echo "They can be installed now, for the whole machine:"
echo "    apt-get update && apt-get install --no-install-recommends$wanted"
[ -z "$no_cluster" ] || echo "    and $no_cluster says that PostgreSQL starts no server of its own"
echo "To prevent this, set SMASHUP_NO_SYSTEM_PACKAGES=1."
if [ "${CI:-}" != true ] && [ -t 0 ] && [ -t 1 ]; then
    printf 'Install them? [y/N] '
    read -r answer || answer=""
    case $answer in
        [yY] | [yY][eE][sS]) ;;
        *) without "Not installed" ;;
    esac
fi

echo "Installing$wanted."
export DEBIAN_FRONTEND=noninteractive
# The tests start a cluster of their own: the package must not start one.
if [ -n "$no_cluster" ]; then
    mkdir -p "$(dirname "$no_cluster")"
    echo "create_main_cluster = false" >"$no_cluster"
fi
log=$(mktemp)
# shellcheck disable=SC2086 # a list of packages
if ! { apt-get -qq update && apt-get -qq install --yes --no-install-recommends $wanted; } >"$log" 2>&1; then
    echo "Could not install:$wanted ($(tail -n 1 "$log"))"
fi
rm -f "$log"
