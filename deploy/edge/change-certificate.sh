#!/bin/sh
# change-certificate.sh <socket of HAProxy> <file of the certificate in its configuration> <new PEM: key, certificate, chain>
# Hands a new certificate to a running HAProxy. New connections get it at once; those that are open go on. One that HAProxy
# does not take changes nothing.
set -eu
[ $# -eq 3 ] || { echo "usage: $0 socket configured.pem new.pem" >&2; exit 2; }
# It answers at once, but on a busy machine not within the half second that socat would wait.
tell() {
  said=$(printf '%s' "$1" | socat -t 10 - "unix-connect:$socket")
  printf '%s\n' "$said" >&2
  printf '%s' "$said" | grep -q "$2"
}
socket=$1
# What an earlier try has left would be changed in its place.
tell "abort ssl cert $2
" . 2>/dev/null || true
tell "set ssl cert $2 <<
$(cat "$3")

" 'Transaction created' && tell "commit ssl cert $2
" 'Success' || {
  tell "abort ssl cert $2
" . || true
  exit 1
}
# The next start reads the file.
cp "$3" "$2.new" && mv "$2.new" "$2"
