# Finds a stock, starts an analysis, waits for it and reads its scores, with curl alone.
call() { curl --silent --show-error --fail --header "Authorization: Bearer $GAEMI_API_KEY" "$@"; }
api="${GAEMI_URL:-http://localhost:3000}/api/v1"

call --get "$api/stocks/search" --data-urlencode 'query=삼성전자' --data 'size=1'
echo
id=$(call "$api/analyses" --header 'Content-Type: application/json' \
  --header 'Idempotency-Key: 7d5c1f0e-3f9a-4c55-9a37-1d2f6f0a9b11' \
  --data '{"stock_code":"005930","kind":"news"}' | sed 's/.*"id":"\([0-9a-f]*\)".*/\1/')
call "$api/analyses/$id?wait=60" | grep --only-matching '"good_news_score":[0-9]*'
