import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './openapi-types.ts';

/** The endpoints that an API key may call, typed by the OpenAPI document. */
export type GaemiClient = Client<paths>;

export interface GaemiClientOptions {
  /** Address of the service, without `/api/v1`. */
  url: string;
  /** A key of a member, made on My page. */
  apiKey: string;
  /** In place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Creates a client that calls the API with the key of a member. */
export function createGaemiClient({ url, apiKey, fetch }: GaemiClientOptions): GaemiClient {
  return createClient<paths>({
    baseUrl: url.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${apiKey}` },
    ...(fetch !== undefined && { fetch }),
  });
}
