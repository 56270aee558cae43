import { type FetchOptions, fetchBody, toText } from './fetch-body.ts';

/** GETs a text, as `fetchBody` does. @throws ProviderError */
export async function fetchText(url: string, options: FetchOptions): Promise<string> {
  return toText(await fetchBody(url, options));
}
