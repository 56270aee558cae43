"""Writes the latest scores of every watched stock as CSV, with a client that openapi-python-client has generated."""

import csv
import os
import sys

import httpx
from gaemi_lens_api_client import AuthenticatedClient
from gaemi_lens_api_client.api.watchlist import list_watchlist
from gaemi_lens_api_client.models import WatchlistList

url = os.environ.get("GAEMI_URL", "http://localhost:3000")
client = AuthenticatedClient(base_url=url, token=os.environ["GAEMI_API_KEY"])

rows = csv.writer(sys.stdout)
rows.writerow(["code", "name", "good", "bad", "reserve", "analysed_at"])
page, pages = 1, 1
while page <= pages:
    try:
        answer = list_watchlist.sync(client=client, page=page, size=100)
    except httpx.HTTPError as error:
        sys.exit(f"no answer: {error}")
    if not isinstance(answer, WatchlistList):
        sys.exit(f"{answer.code}: {answer.detail}" if answer else "no answer")
    for stock in answer.items:
        last = stock.last
        scores = [last.good, last.bad, last.reserve, last.created_at.isoformat()] if last else [""] * 4
        rows.writerow([stock.code, stock.name, *scores])
    page, pages = page + 1, answer.pages
