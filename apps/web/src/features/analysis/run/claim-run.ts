import { type Claim, claimPress, closePress } from '../../../shared/press/press-store.ts';
import { isUnknownAnalysis } from './is-known-analysis.ts';

/** How far the run of a press is known to have got: not sent yet, perhaps sent, running. */
export type Known = 'new' | 'asked' | 'running';

/** The sentence for an order while another one is being looked up. */
export const ANOTHER_UNDER_WAY = '앞서 요청한 분석을 확인하고 있어요. 잠시 후 다시 눌러 주세요.';

/**
 * Returns the request id for a press on an order. An open press on the same order, of this or another tab, lends its
 * id: an analysis that runs is followed, one whose outcome is unknown is asked for again. `isRunning` asks the server.
 */
export async function claimRun(
  claim: Claim,
  isRunning: (requestId: string) => Promise<boolean>,
): Promise<{ requestId: string; known: Known }> {
  const { press, isNew } = await claimPress(claim);
  const { id: requestId, isAccepted } = press;
  if (isNew) return { requestId, known: 'new' };
  if (!isAccepted) return { requestId, known: 'asked' };
  // Without an answer it may run: followed, it says what became of it.
  if (await isRunning(requestId).catch((error: unknown) => !isUnknownAnalysis(error)))
    return { requestId, known: 'running' };
  await closePress(requestId);
  return claimRun(claim, isRunning);
}
