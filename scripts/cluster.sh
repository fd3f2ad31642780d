#!/usr/bin/env bash
# A PostgreSQL cluster that fails over by itself, on loopback, to try it and to attack it: three PostgreSQL under Patroni, three etcd, HAProxy; all of Debian,
# which it installs where they are missing. An acknowledged write is on two of the three. usage:
# scripts/cluster.sh start <folder>           starts it, waits until a standby is synchronous, and prints the primary's URL
# scripts/cluster.sh members <folder>         prints the URLs of all three, by commas: for DATABASE_REPLICA_URL
# scripts/cluster.sh leader <folder>          prints the number of the primary: 1, 2 or 3
# scripts/cluster.sh status <folder>          prints what Patroni knows of its members
# scripts/cluster.sh kill <folder> <number>   ends a PostgreSQL and its Patroni as a loss of power does
# scripts/cluster.sh resume <folder> <number> starts them again
# scripts/cluster.sh settled <folder>         waits until all three are there again and a standby is synchronous
# scripts/cluster.sh stop <folder>            ends everything
# CLUSTER_PORT is the first of the 13 ports that it listens on.
set -euo pipefail
action=${1:-}
folder=${2:-}
base=${CLUSTER_PORT:-55600}
usage() { sed -n '2,13s/^# \?//p' "$0" >&2; exit 2; }
[ -n "$folder" ] || usage

numbers='1 2 3'
primary_port=$base
etcd_port() { echo $((base + $1)); }
peer_port() { echo $((base + 3 + $1)); }
postgres_port() { echo $((base + 6 + $1)); }
rest_port() { echo $((base + 9 + $1)); }

# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then as() { runuser -u postgres -- "$@"; }; else as() { "$@"; }; fi
binaries() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
# Runs a command in the background until it is killed: launch <name> <command…>
launch() {
  local name=$1
  shift
  as setsid bash -c 'echo $$ >"$1"; shift; exec "$@"' _ "$folder/$name.pid" "$@" >>"$folder/$name.log" 2>&1 </dev/null &
}
# A signal to what was launched: signal <signal> <name>
signal() { kill "-$1" "$(cat "$folder/$2.pid" 2>/dev/null)" 2>/dev/null || true; }

install() {
  local missing=()
  command -v patroni >/dev/null || missing+=(patroni)
  command -v etcd >/dev/null || missing+=(etcd-server)
  command -v haproxy >/dev/null || missing+=(haproxy)
  command -v curl >/dev/null || missing+=(curl)
  [ -n "$(binaries)" ] || missing+=(postgresql)
  [ ${#missing[@]} -eq 0 ] || { apt-get update -q && apt-get install -y -q --no-install-recommends "${missing[@]}"; } >&2
}

write_patroni() {
  local hosts='' n
  for n in $numbers; do hosts+="${hosts:+, }127.0.0.1:$(etcd_port "$n")"; done
  cat >"$folder/patroni$1.yml" <<YAML
scope: whocast
name: pg$1
restapi: {listen: '127.0.0.1:$(rest_port "$1")', connect_address: '127.0.0.1:$(rest_port "$1")'}
etcd3: {hosts: [$hosts]}
bootstrap:
  dcs:
    # The lock of a primary that is gone ends after 9 s: an idle network answers much faster than these ask for.
    ttl: 9
    loop_wait: 2
    retry_timeout: 3
    primary_start_timeout: 0
    maximum_lag_on_failover: 1048576
    # A write that was acknowledged is on a standby too, and only such a standby takes over. Without one, writes wait.
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: {max_connections: 200, wal_log_hints: 'on', max_wal_size: 256MB, wal_keep_size: 64MB}
  initdb: [{encoding: UTF8}, {locale: C}]
postgresql:
  listen: 127.0.0.1:$(postgres_port "$1")
  connect_address: 127.0.0.1:$(postgres_port "$1")
  data_dir: $folder/data$1
  bin_dir: $(binaries)
  pgpass: $folder/pgpass$1
  authentication: {superuser: {username: postgres}, replication: {username: replicator}, rewind: {username: postgres}}
  parameters: {unix_socket_directories: ''}
  # Everything is on loopback. Where it is not, this is scram-sha-256 over TLS.
  pg_hba: [host all all 127.0.0.1/32 trust, host replication all 127.0.0.1/32 trust]
YAML
}

write_haproxy() {
  local n
  cat >"$folder/haproxy.cfg" <<CFG
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:$primary_port
  option httpchk OPTIONS /primary
  http-check expect status 200
  # Connections to what is no longer the primary are closed, so that clients ask for another one.
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
$(for n in $numbers; do echo "  server pg$n 127.0.0.1:$(postgres_port "$n") check port $(rest_port "$n")"; done)
CFG
}

start_etcd() {
  local cluster='' n
  for n in $numbers; do cluster+="${cluster:+,}etcd$n=http://127.0.0.1:$(peer_port "$n")"; done
  for n in $numbers; do
    launch "etcd$n" etcd --name "etcd$n" --data-dir "$folder/etcd$n" --log-level error \
      --heartbeat-interval 200 --election-timeout 2000 \
      --listen-client-urls "http://127.0.0.1:$(etcd_port "$n")" --advertise-client-urls "http://127.0.0.1:$(etcd_port "$n")" \
      --listen-peer-urls "http://127.0.0.1:$(peer_port "$n")" --initial-advertise-peer-urls "http://127.0.0.1:$(peer_port "$n")" \
      --initial-cluster "$cluster" --initial-cluster-token whocast --initial-cluster-state new
  done
}

# What Patroni says of its members, by the first of them that answers.
known_members() {
  local n
  for n in $numbers; do curl -fsS -m 2 "http://127.0.0.1:$(rest_port "$n")/cluster" 2>/dev/null && return; done
  return 1
}
leader() {
  local n
  for n in $numbers; do
    curl -fsS -m 2 -o /dev/null "http://127.0.0.1:$(rest_port "$n")/primary" 2>/dev/null && { echo "$n"; return; }
  done
  return 1
}
is_settled() {
  local known
  known=$(known_members) || return 1
  [ "$(grep -o '"state": *"\(running\|streaming\)"' <<<"$known" | wc -l)" = 3 ] &&
    grep -q '"role": *"leader"' <<<"$known" && grep -q '"role": *"sync_standby"' <<<"$known"
}
settled() {
  local n
  for n in $(seq 240); do
    ! is_settled || return 0
    sleep 0.5
  done
  echo 'the cluster did not settle within two minutes:' >&2
  known_members >&2 || tail -n 5 "$folder"/*.log >&2
  return 1
}

case $action in
  start)
    install
    [ ! -e "$folder" ] || { echo "$folder is there already" >&2; exit 1; }
    mkdir -p "$folder"
    [ "$(id -u)" != 0 ] || chown postgres "$folder"
    for n in $numbers; do write_patroni "$n"; done
    write_haproxy
    start_etcd
    for n in $numbers; do launch "patroni$n" patroni "$folder/patroni$n.yml"; done
    launch haproxy haproxy -db -f "$folder/haproxy.cfg"
    settled
    echo "postgres://postgres@127.0.0.1:$primary_port/postgres"
    ;;
  members)
    urls=''
    for n in $numbers; do urls+="${urls:+,}postgres://postgres@127.0.0.1:$(postgres_port "$n")/postgres"; done
    echo "$urls"
    ;;
  leader) leader ;;
  status) known_members ;;
  settled) settled ;;
  kill)
    n=${3:?the number of a member}
    signal KILL "patroni$n"
    postmaster=$(head -n 1 "$folder/data$n/postmaster.pid" 2>/dev/null || true)
    if [ -n "$postmaster" ]; then
      pkill -KILL -P "$postmaster" 2>/dev/null || true
      kill -KILL "$postmaster" 2>/dev/null || true
    fi
    ;;
  resume) launch "patroni${3:?the number of a member}" patroni "$folder/patroni$3.yml" ;;
  stop)
    signal TERM haproxy
    for n in $numbers; do "$0" kill "$folder" "$n"; done
    for n in $numbers; do signal KILL "etcd$n"; done
    rm -rf "$folder"
    ;;
  *) usage ;;
esac
