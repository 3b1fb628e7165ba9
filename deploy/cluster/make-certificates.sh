#!/bin/sh
# Certificates with which etcd and Patroni know each other (etcd.yml, patroni.yml); without one nobody asks etcd anything.
#   make-certificates.sh <folder> <member>=<address> …
# Makes an authority in the folder if there is none, and for each member a key and a certificate for both sides, anew each time.
# A member needs authority.crt and its own .crt and .key, and nothing else of it: authority.key stays with whoever runs this.
set -eu
umask 077
folder=$1
shift
mkdir -p "$folder"
cd "$folder"
if [ ! -f authority.key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -sha256 -days 3650 \
    -subj '/CN=tolar cluster' -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout authority.key -out authority.crt
fi
for one in "$@"; do
  name=${one%%=*}
  address=${one#*=}
  case $address in *[!0-9.:]*) kind=DNS ;; *) kind=IP ;; esac
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -sha256 -subj "/CN=$name" \
    -keyout "$name.key.new" -out "$name.csr"
  # The authority's extensions, by file: `x509 -req` copies none from a request.
  printf 'subjectAltName=%s:%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$kind" "$address" >"$name.ext"
  openssl x509 -req -in "$name.csr" -sha256 -days 825 -CA authority.crt -CAkey authority.key -CAcreateserial \
    -extfile "$name.ext" -out "$name.crt.new"
  mv "$name.key.new" "$name.key"
  mv "$name.crt.new" "$name.crt"
  rm "$name.csr" "$name.ext"
done
