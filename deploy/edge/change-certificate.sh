#!/bin/sh
# change-certificate.sh <socket of HAProxy> <file of the certificate in its configuration> <new PEM: key, certificate, chain>
# Hands a new certificate to a running HAProxy. New connections get it at once; those that are open go on.
set -eu
[ $# -eq 3 ] || { echo "usage: $0 socket configured.pem new.pem" >&2; exit 2; }
tell() { printf '%s' "$1" | socat - "unix-connect:$3" | tee /dev/stderr | grep -q "$2"; }
tell "set ssl cert $2 <<
$(cat "$3")

" 'Transaction created' "$1"
tell "commit ssl cert $2
" 'Success' "$1"
# The next start reads the file.
cp "$3" "$2.new" && mv "$2.new" "$2"
