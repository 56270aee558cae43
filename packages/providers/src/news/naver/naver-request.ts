export interface NaverAccess {
  api: 'hub' | 'legacy';
  /** Scheme, host and port. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** Address and headers of a search, newest first. */
export function naverRequest(
  { api, baseUrl, clientId, clientSecret }: NaverAccess,
  { words, start, display }: { words: string; start: number; display: number },
): { url: string; headers: Record<string, string> } {
  const hub = api === 'hub';
  const url = new URL(hub ? '/search/v1/news' : '/v1/search/news.json', baseUrl);
  const parameters = { query: words, display: String(display), start: String(start), sort: 'date' };
  url.search = new URLSearchParams(hub ? { ...parameters, format: 'json' } : parameters).toString();
  const headers: Record<string, string> = hub
    ? { 'X-NCP-APIGW-API-KEY-ID': clientId, 'X-NCP-APIGW-API-KEY': clientSecret }
    : { 'X-Naver-Client-Id': clientId, 'X-Naver-Client-Secret': clientSecret };
  return { url: url.href, headers };
}
