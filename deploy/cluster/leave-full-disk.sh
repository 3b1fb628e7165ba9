#!/bin/sh
# Hands the lead of the database over before its disk is full. One on each member, as the user of Patroni, for as long as it runs:
#   leave-full-disk.sh <member> <data folder> <Patroni, http://…:8008> <MB that have to be free> <file for curl -K: user = "patroni:…">
# Patroni replaces a leader whose PostgreSQL ends. With a full disk it does not end for minutes: it leads on, answers every check, and no
# row can be added (docs/runbooks/DatabaseNotWhole.md).
set -u
member=$1 folder=$2 patroni=$3 least=$4 secret=$5
# Two members that are full must not pass the lead to and fro.
rest=600
while sleep 3; do
  free=$(df -Pm "$folder" | awk 'NR == 2 { print $4 }')
  [ "${free:-$least}" -lt "$least" ] || continue
  # 200 from whoever leads, and from nobody else.
  curl -fs -m 2 -o /dev/null "$patroni/leader" || continue
  echo "$(date -Is) $member leads with $free MB free of the $least that it needs: the lead is handed over"
  if curl -fsS -m 60 -K "$secret" -H 'content-type: application/json' -d "{\"leader\": \"$member\"}" "$patroni/switchover"; then
    echo
    sleep "$rest"
  fi
done
