#!/bin/sh
# Installs the Debian packages that some tests need, where that is possible: as root, on a machine with apt.
# Elsewhere the tests that need them do not run, and the test run says so at its end.
set -eu

wanted=""
command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || wanted="$wanted postgresql"
command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 \
    || command -v google-chrome >/dev/null 2>&1 || wanted="$wanted chromium"
[ -n "$wanted" ] || exit 0

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "Missing for some tests:$wanted (cannot be installed here: that takes root and apt-get)"
    exit 0
fi
echo "Installing for the tests:$wanted"
export DEBIAN_FRONTEND=noninteractive
# The tests start a cluster of their own: the package must not start one.
if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    mkdir -p /etc/postgresql-common
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
fi
log=$(mktemp)
# shellcheck disable=SC2086 (a list of packages)
if ! { apt-get -qq update && apt-get -qq install --yes --no-install-recommends $wanted; } >"$log" 2>&1; then
    echo "Could not install:$wanted ($(tail -n 1 "$log"))"
fi
rm -f "$log"
