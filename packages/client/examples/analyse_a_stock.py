"""Analyses the news of a stock, waits and prints the scores, with a client that openapi-python-client has generated."""

import os
import sys
import uuid

from gaemi_lens_api_client import AuthenticatedClient
from gaemi_lens_api_client.api.analyses import analysis, start_analysis
from gaemi_lens_api_client.models import AcceptedAnalysis, AnalysisPost

url = os.environ.get("GAEMI_URL", "http://localhost:3000")
# An answer of `wait=60` takes up to a minute.
client = AuthenticatedClient(base_url=url, token=os.environ["GAEMI_API_KEY"], timeout=70)

body = AnalysisPost.from_dict({"stock_code": "005930", "kind": "news"})
# Repeats under one key are one analysis and one charge.
started = start_analysis.sync(client=client, body=body, idempotency_key=str(uuid.uuid4()))
if not isinstance(started, AcceptedAnalysis):
    sys.exit(f"{started.code}: {started.detail}" if started else "no answer")
found = analysis.sync(client=client, id=started.id, wait=60)
while found and found.status in ("queued", "running"):
    found = analysis.sync(client=client, id=started.id, wait=60)
print(found.stock_name, found.status, found.result.good_news_score, found.result.bad_news_score)
