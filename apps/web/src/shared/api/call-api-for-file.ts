import type { RouteName } from '@gaemi/contracts/routes';
import { type CallOptions, sendInSession } from './api-client.ts';
import { ApiError, UNEXPECTED_ERROR } from './api-error.ts';

/**
 * Calls an endpoint whose answer is a file and gives its bytes. A large one takes as long as it takes, but never 10 seconds without a
 * byte. Throws as `callApi` does.
 */
export async function callApiForFile<Name extends RouteName>(name: Name, options: CallOptions<Name>): Promise<Blob> {
  return (await sendInSession(name, options, readFile)).content;
}

/** No file of the service is a page: that is what a network or a proxy answers in its place. */
async function readFile(response: Response, prolong: () => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) {
    throw new ApiError({ status: response.status, code: 'UNKNOWN', detail: UNEXPECTED_ERROR });
  }
  const reader = response.body?.getReader();
  const pieces: BlobPart[] = [];
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    prolong();
    pieces.push(piece.value);
  }
  return new Blob(pieces, { type });
}
