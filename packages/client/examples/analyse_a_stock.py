"""Analyses the news of a stock, waits and prints the scores, with a client that openapi-python-client has generated."""

import os
import sys
import time
import uuid

import httpx
from gaemi_lens_api_client import AuthenticatedClient
from gaemi_lens_api_client.api.analyses import analysis, start_analysis
from gaemi_lens_api_client.models import AcceptedAnalysis, Analysis, AnalysisPost

url = os.environ.get("GAEMI_URL", "http://localhost:3000")
# An answer of `wait=60` takes up to a minute.
client = AuthenticatedClient(base_url=url, token=os.environ["GAEMI_API_KEY"], timeout=70)


def expect(kind, answer):
    """Returns an answer of the kind; ends with the code and the sentence of any other."""
    if isinstance(answer, kind):
        return answer
    sys.exit(f"{answer.code}: {answer.detail}" if answer else "no answer")


def main():
    body = AnalysisPost.from_dict({"stock_code": "005930", "kind": "news"})
    # Repeats under one key are one analysis and one charge.
    key = str(uuid.uuid4())
    started = expect(AcceptedAnalysis, start_analysis.sync(client=client, body=body, idempotency_key=key))
    found = expect(Analysis, analysis.sync(client=client, id=started.id, wait=60))
    while found.status in ("queued", "running"):
        # Not every answer is held for a minute.
        time.sleep(1)
        found = expect(Analysis, analysis.sync(client=client, id=started.id, wait=60))
    if found.error:
        sys.exit(f"{found.error.code}: {found.error.detail}")
    print(found.stock_name, found.status, found.result.good_news_score, found.result.bad_news_score)


try:
    main()
except httpx.HTTPError as error:
    sys.exit(f"no answer: {error}")
