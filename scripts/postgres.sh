#!/usr/bin/env bash
# A throw-away PostgreSQL for tests: installs it where it is missing (Debian), starts it on loopback,
# prints its URL. usage: scripts/postgres.sh start [folder], or
# scripts/postgres.sh stop [folder] [immediate|fast]: in either way, or
# scripts/postgres.sh replica <folder> <port of the primary>: a streaming replica of one that was started so, or
# scripts/postgres.sh promote <folder>: makes a replica the primary, or
# scripts/postgres.sh resume <folder>: starts one again that was stopped.
# POSTGRES_PORT is where it listens: by default below the ports that outgoing connections take, any of which may be in use.
# POSTGRES_OPTIONS are further options of the server, such as "-c fsync=off".
set -euo pipefail
action=${1:-start}
folder=${2:-/tmp/whocast-postgres}
case $folder in /*) ;; *) folder=$PWD/$folder ;; esac
port=${POSTGRES_PORT:-15432}

fail() { echo "scripts/postgres.sh: $1" >&2; exit 1; }

if [ "$(id -u)" = 0 ]; then as() { runuser -u postgres -- "$@"; }; else as() { "$@"; }; fi
binaries() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }

if [ -z "$(binaries)" ]; then
  { apt-get update -q && apt-get install -y -q --no-install-recommends postgresql; } >&2
fi
bin=$(binaries)

require_port() {
  ! (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || fail "port $port is in use: set POSTGRES_PORT to a free port"
}

# Makes the folder, owned by postgres if this is root, who may make it anywhere. Only a database is deleted.
make_folder() {
  [ -z "$(ls -A "$folder" 2>/dev/null)" ] || [ -e "$folder/PG_VERSION" ] || fail "$folder is neither empty nor a database"
  rm -rf "$folder"
  mkdir -p "$folder" || fail "cannot create $folder"
  [ "$(id -u)" != 0 ] || chown postgres "$folder"
  as test -w "$folder" || { rmdir "$folder"; fail "the user postgres cannot open $folder: name a folder such as /tmp/whocast-postgres"; }
}

url=postgres://postgres@127.0.0.1:$port/postgres
launch() {
  require_port
  as "$bin/pg_ctl" -D "$folder" -w -l "$folder/log" \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 ${POSTGRES_OPTIONS:-}" start >&2
  echo "$url"
}

case $action in
  start)
    if ! as "$bin/pg_ctl" -D "$folder" status >/dev/null 2>&1; then
      require_port
      make_folder
      as "$bin/initdb" -D "$folder" -U postgres --auth=trust --encoding=UTF8 --locale=C >&2
      launch
    else
      echo "$url"
    fi
    ;;
  replica)
    require_port
    as "$bin/pg_basebackup" -h 127.0.0.1 -p "${3:?the port of the primary}" -U postgres -D "$folder" -R -X stream --checkpoint=fast >&2
    launch
    ;;
  resume) launch ;;
  promote) as "$bin/pg_ctl" -D "$folder" -w promote >&2 ;;
  stop) as "$bin/pg_ctl" -D "$folder" -m "${3:-immediate}" stop >&2 ;;
  *) echo "usage: $0 start|replica|promote|resume|stop [folder]" >&2; exit 2 ;;
esac
