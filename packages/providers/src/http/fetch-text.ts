import { type FetchOptions, fetchBody, textOf } from './fetch-body.ts';

/** GETs a text, as `fetchBody` does. @throws ProviderError */
export async function fetchText(url: string, options: FetchOptions): Promise<string> {
  return textOf(await fetchBody(url, options));
}
