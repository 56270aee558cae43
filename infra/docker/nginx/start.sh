#!/bin/sh
# Says which proxies are believed about the caller's address and scheme, then becomes nginx.
set -eu
trusted=/tmp/trusted-proxies.conf
given=$(printf '%s' "${TRUSTED_PROXY_ADDRESSES:-}" | tr ',' ' ')

# A network of prefix length 0 would be everybody. The api reads the variable by the same rule.
case "$given " in
  *[!0-9a-fA-F.:/\ ]* | */0\ *)
    echo 'TRUSTED_PROXY_ADDRESSES: must be IP addresses or networks (10.0.0.0/8), and not all of them' >&2
    exit 1
    ;;
esac
# Without the blanks around and between: nothing in it is special to the shell any more.
addresses=$(echo $given)
case "${WEB_ORIGIN:-}${addresses:+ named}" in
  https:*named) ;;
  https:*)
    echo 'TRUSTED_PROXY_ADDRESSES: must name the server that ends TLS, since WEB_ORIGIN is https' >&2
    exit 1
    ;;
esac

{
  for address in $addresses; do echo "set_real_ip_from $address;"; done
  # The address of the connection itself, whatever the headers say.
  echo 'geo $realip_remote_addr $from_proxy {'
  echo '  default 0;'
  for address in $addresses; do echo "  $address 1;"; done
  echo '}'
} > "$trusted"

exec nginx -c /etc/nginx/gaemi/nginx.conf -g 'daemon off;'
