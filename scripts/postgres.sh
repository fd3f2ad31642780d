#!/usr/bin/env bash
# A throw-away PostgreSQL for tests: installs it where it is missing (Debian), starts it on loopback,
# prints its URL. usage: scripts/postgres.sh start|stop [folder]
set -euo pipefail
action=${1:-start}
folder=${2:-/tmp/whocast-postgres}
port=${POSTGRES_PORT:-55432}

if [ "$(id -u)" = 0 ]; then as() { runuser -u postgres -- "$@"; }; else as() { "$@"; }; fi
binaries() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

if [ -z "$(binaries)" ]; then
  { apt-get update -q && apt-get install -y -q --no-install-recommends postgresql; } >&2
fi
bin=$(binaries)

case $action in
  start)
    if ! as "$bin/pg_ctl" -D "$folder" status >/dev/null 2>&1; then
      rm -rf "$folder"
      as "$bin/initdb" -D "$folder" -U postgres --auth=trust --encoding=UTF8 --locale=C >&2
      as "$bin/pg_ctl" -D "$folder" -w -l "$folder/log" \
        -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200" start >&2
    fi
    echo "postgres://postgres@127.0.0.1:$port/postgres"
    ;;
  stop) as "$bin/pg_ctl" -D "$folder" -m immediate stop >&2 ;;
  *) echo "usage: $0 start|stop [folder]" >&2; exit 2 ;;
esac
