import { setTimeout as sleep } from 'node:timers/promises';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { findAnalysis } from '../analyses.ts';
import { inline } from '../fence.ts';
import type { Member } from '../member.ts';
import { toolResult } from '../tool-result.ts';
import { describeOutput, knownId, progress, readOnly, toolInput } from './tool-shapes.ts';
import { writeFailure } from './unfinished.ts';

/** Clients give a call a minute; the answer must be there before. */
const WAIT_SECONDS = 55;
/** How often the progress is notified meanwhile. */
const TOLD_EVERY_SECONDS = 5;
/** Between two looks that were not held. */
const PAUSE_MS = 2_000;

/** Waits for the end of an analysis and tells its progress meanwhile. */
export async function waitTelling(
  member: Member,
  requestId: string,
  { tell, signal }: { tell: (progress: number) => Promise<void>; signal: AbortSignal },
): Promise<Awaited<ReturnType<typeof findAnalysis>>> {
  const endsAt = Date.now() + WAIT_SECONDS * 1_000;
  // The protocol wants each one to be higher than the one before.
  let notified = -1;
  for (let seconds = 0; ; seconds = TOLD_EVERY_SECONDS) {
    const askedAt = performance.now();
    const found = await findAnalysis(member, requestId, seconds);
    if (found.progress > notified) await tell(found.progress);
    notified = found.progress;
    const isOver = found.status === 'finished' || found.status === 'failed';
    if (isOver || signal.aborted || Date.now() + TOLD_EVERY_SECONDS * 1_000 > endsAt) return found;
    // The API holds a few answers of a member at once, and gives others at once.
    if (seconds > 0 && performance.now() - askedAt < PAUSE_MS)
      await sleep(PAUSE_MS, null, { signal }).catch(() => null);
  }
}

export function registerWaitForAnalysis(server: McpServer, member: Member): void {
  server.registerTool(
    'wait_for_analysis',
    {
      title: '분석이 끝나기를 기다리기',
      description:
        '시작한 분석이 끝날 때까지 최대 1분 기다려요. 아직이면 다시 부르세요. start_analysis나 list_analyses가 준 request_id를 넣어요. 끝났으면 뉴스는 latest_analysis, 매집비는 accumulation으로 읽어요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({ request_id: knownId.describe('start_analysis나 list_analyses가 준 request_id') }),
      outputSchema: describeOutput({
        stock_code: z.string(),
        kind: z.enum(['news', 'accumulation']),
        status: z.enum(['queued', 'running', 'finished', 'failed']),
        progress,
      }),
      annotations: readOnly,
    },
    ({ request_id }, { _meta, sendNotification, signal }) =>
      toolResult(async () => {
        const { progressToken } = _meta ?? {};
        const tell = async (progress: number) => {
          if (progressToken === undefined) return;
          const params = { progressToken, progress, total: 100 };
          await sendNotification({ method: 'notifications/progress', params });
        };
        const ended = await waitTelling(member, request_id, { tell, signal });
        const { stock_code, stock_name, kind, status, error } = ended;
        const reader = kind === 'news' ? 'latest_analysis' : 'accumulation';
        const outcome = {
          finished: `분석이 끝났어요. ${reader}에 stock_code ${stock_code}와 이 request_id를 주면 결과를 읽어요.`,
          failed: writeFailure(error),
          running: `아직 분석하고 있어요. ${ended.progress}% 진행했어요. 다시 불러 기다려주세요.`,
          queued: '순서를 기다리고 있어요. 다시 불러 기다려주세요.',
        }[status];
        return {
          lines: [`${inline(stock_name)}(${stock_code}): ${outcome}`],
          structure: { stock_code, kind, status, progress: ended.progress },
        };
      }),
  );
}
