import type { GaemiClient } from './client.ts';
import { answerOf } from './gaemi-error.ts';

/**
 * The member's analyses of either kind, newest first, page by page as they are asked for.
 *
 * @example
 * for await (const { id, status } of listAnalyses(client)) console.log(id, status);
 */
export async function* listAnalyses(client: GaemiClient, { signal }: { signal?: AbortSignal } = {}) {
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor !== undefined && { cursor }) };
    const call = client.GET('/api/v1/analyses', { params: { query }, ...(signal !== undefined && { signal }) });
    const page = await answerOf(call);
    yield* page.items;
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}
