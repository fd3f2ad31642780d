#!/usr/bin/env bash
# Runs the store suites on one engine: starts it where it is installed or can be, runs, stops it.
#   scripts/engines.sh postgres|replica|cockroachdb|yugabytedb [arguments of vitest]
# What runs already is used as it is: ENGINE_URL=postgres://… scripts/engines.sh cockroachdb
# ENGINE_IMAGE is another image of the engine than its newest.
# Exit codes: 0 all held, 1 a suite failed, 3 the engine cannot be had here.
set -euo pipefail
cd "$(dirname "$0")/.."
engine=${1:-}
shift || true

port=${ENGINE_PORT:-55470}
folder=$(mktemp -d /tmp/whocast-engine.XXXXXX)
chmod 777 "$folder"
container=
process=
cleanup() {
  case $engine in
    postgres | replica) scripts/postgres.sh stop "$folder/data" 2>/dev/null || true ;;
    yugabytedb) [ -z "$process" ] || yugabyted stop --base_dir "$folder/data" >&2 || true ;;
    *) [ -z "$process" ] || kill "$process" 2>/dev/null || true ;;
  esac
  [ -z "$container" ] || docker rm -f "$container" >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap cleanup EXIT

cannot() {
  echo "$engine cannot be had here: $*" >&2
  exit 3
}
has_docker() { command -v docker >/dev/null && docker info --format '{{.ServerVersion}}' >/dev/null 2>&1; }
in_docker() { # <image> <port within> [command …]
  local image=$1 inside=$2
  shift 2
  docker pull -q "$image" >&2 || cannot "the image $image cannot be pulled"
  container=$(docker run -d -p "127.0.0.1:$port:$inside" "$image" "$@")
}
# Whoever speaks the protocol answers a query; the service's own driver asks.
answers() {
  node scripts/run.mjs node --input-type=module -e '
    import pg from "pg"
    const client = new pg.Client({ connectionString: process.argv[1], connectionTimeoutMillis: 2000 })
    await client.connect()
    console.log((await client.query("select version()")).rows[0].version)
    await client.end()' "$1" 2>/dev/null
}
wait_for() {
  for _ in $(seq 120); do
    if version=$(answers "$1"); then
      echo "$version" >&2
      return
    fi
    sleep 1
  done
  [ -z "$container" ] || docker logs --tail 40 "$container" >&2
  cannot "it did not answer at $1 within two minutes"
}

suites=(test/contract/store.test.ts test/contract/store-processes.test.ts src/db/together.test.ts)
case $engine in
  postgres)
    url=${ENGINE_URL:-$(POSTGRES_PORT=$port scripts/postgres.sh start "$folder/data")}
    # LISTEN, faults of the server, and what only PostgreSQL says of them.
    suites+=(test/contract/store-faults.test.ts test/contract/store-hints.postgres.test.ts)
    ;;
  replica)
    # The suite starts its own pair, since it pauses, kills and stops the replica.
    url=${ENGINE_URL:-$(POSTGRES_PORT=$port scripts/postgres.sh start "$folder/data")}
    suites=(test/contract/store-replica.postgres.test.ts)
    ;;
  cockroachdb)
    url=${ENGINE_URL:-postgres://root@127.0.0.1:$port/defaultdb}
    if [ -n "${ENGINE_URL:-}" ]; then
      :
    elif command -v cockroach >/dev/null; then
      cockroach start-single-node --insecure --store="type=mem,size=1GiB" --listen-addr="127.0.0.1:$port" \
        --http-addr=127.0.0.1:0 >"$folder/log" 2>&1 &
      process=$!
    elif has_docker; then
      in_docker "${ENGINE_IMAGE:-cockroachdb/cockroach:latest}" 26257 start-single-node --insecure --store=type=mem,size=1GiB
    else
      cannot 'there is no cockroach on the PATH and no docker engine; https://www.cockroachlabs.com/docs/releases has the binary'
    fi
    ;;
  yugabytedb)
    url=${ENGINE_URL:-postgres://yugabyte@127.0.0.1:$port/yugabyte}
    if [ -n "${ENGINE_URL:-}" ]; then
      :
    elif command -v yugabyted >/dev/null; then
      yugabyted start --base_dir "$folder/data" --advertise_address 127.0.0.1 --tserver_flags "pgsql_proxy_bind_address=127.0.0.1:$port" >&2
      process=yes
    elif has_docker; then
      in_docker "${ENGINE_IMAGE:-yugabytedb/yugabyte:latest}" 5433 bin/yugabyted start --background=false
    else
      cannot 'there is no yugabyted on the PATH and no docker engine; https://download.yugabyte.com has the binary'
    fi
    ;;
  *)
    sed -n '2,7s/^# //p' "$0" >&2
    exit 2
    ;;
esac

wait_for "$url"
status=0
TEST_POSTGRES_URL=$url node scripts/run.mjs --with tools,reference vitest run "${suites[@]}" "$@" || status=1
exit $status
