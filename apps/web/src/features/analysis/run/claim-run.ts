import type { RunningAnalyses } from '@gaemi/contracts/running-analyses';
import { callApi } from '../../../shared/api/api-client.ts';
import { type Claim, claimPress, closePress } from '../../../shared/press/press-store.ts';
import { isUnknownAnalysis } from './is-known-analysis.ts';

/** How far the run of a press is known to have got: not sent yet, perhaps sent, running. */
export type Known = 'new' | 'asked' | 'running';

/** The sentence for an order while another one is being looked up. */
export const ANOTHER_UNDER_WAY = '앞서 요청한 분석을 확인하고 있어요. 잠시 후 다시 눌러 주세요.';

interface Running {
  isRunning: (requestId: string) => Promise<boolean>;
  isSame: (analysis: RunningAnalyses['items'][number]) => boolean;
}

/**
 * Returns the request id for a press on an order. An open press on the same order, of this or another tab, lends its
 * id: an analysis that runs is followed, one whose outcome is unknown is asked for again. So is one of the same order
 * that runs from another device. `isRunning` asks the server; `isSame` tells an analysis of the same order.
 */
export async function claimRun(
  claim: Claim,
  { isRunning, isSame }: Running,
): Promise<{ requestId: string; known: Known }> {
  const { press, isNew } = await claimPress(claim);
  const { id: requestId, isAccepted } = press;
  if (isNew) {
    const elsewhere = await findRunning(isSame);
    if (elsewhere === undefined) return { requestId, known: 'new' };
    await closePress(requestId);
    return { requestId: elsewhere, known: 'running' };
  }
  if (!isAccepted) return { requestId, known: 'asked' };
  // Without an answer it may run: followed, it says what became of it.
  if (await isRunning(requestId).catch((error: unknown) => !isUnknownAnalysis(error)))
    return { requestId, known: 'running' };
  await closePress(requestId);
  return claimRun(claim, { isRunning, isSame });
}

/** Request id of the member's running analysis of an order. Without an answer none is known: the order goes on. */
async function findRunning(isSame: Running['isSame']): Promise<string | undefined> {
  const running = await callApi('runningAnalyses', { waitsForLogIn: false }).catch(() => null);
  return running?.items.find(isSame)?.request_id;
}
