import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './openapi-types.ts';

/** The endpoints that an API key may call, typed by the OpenAPI document. */
export type GaemiClient = Client<paths>;

export interface GaemiClientOptions {
  /** Address of the service; `/api/v1` at its end is left out. */
  url: string;
  /** A key of a member, made on My page. */
  apiKey: string;
  /** In place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Creates a client that calls the API with the key of a member. */
export function createGaemiClient({ url, apiKey, fetch }: GaemiClientOptions): GaemiClient {
  // No header carries other characters, and no key has them: so the API says that it is wrong, and not `fetch` that no answer came.
  const key = apiKey.trim().replace(/[^ -~]/g, '?');
  return createClient<paths>({
    baseUrl: url.replace(/(?:\/api(?:\/v1)?)?\/*$/, ''),
    headers: { authorization: `Bearer ${key}` },
    ...(fetch !== undefined && { fetch }),
  });
}
