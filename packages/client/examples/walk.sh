# Finds a stock, starts an analysis, waits for it and reads its scores, with curl alone.
call() { curl --silent --show-error --fail-with-body --header "Authorization: Bearer $GAEMI_API_KEY" "$@"; }
fail() { echo "$1" >&2; exit 1; }
api="${GAEMI_URL:-http://localhost:3000}/api/v1"

call --get "$api/stocks/search" --data-urlencode 'query=삼성전자' --data 'size=1' || fail
echo
# A repeat with this key is the same analysis and no further charge, so each analysis has its own.
key=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
accepted=$(call "$api/analyses" --header 'Content-Type: application/json' --header "Idempotency-Key: $key" \
  --data '{"stock_code":"005930","kind":"news"}') || fail "$accepted"
id=$(echo "$accepted" | sed 's/.*"id":"\([0-9a-f]*\)".*/\1/')
while :; do
  found=$(call "$api/analyses/$id?wait=60") || fail "$found"
  case $found in *'"status":"finished"'*) break ;; *'"status":"failed"'*) fail "$found" ;; esac
  sleep 1
done
echo "$found" | grep --only-matching '"good_news_score":[0-9]*'
