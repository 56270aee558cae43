import { answerOf, type components } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { fence, inline, safeLinks } from '../fence.ts';
import type { Member } from '../member.ts';
import { momentText, sampleNote } from '../texts.ts';
import { fitting } from '../token-limit.ts';
import { toolResult } from '../tool-result.ts';
import { day, describeOutput, readOnly, toolInput } from './tool-shapes.ts';

/** Events that the text tells; the structure has all. */
const TOLD = 8;
const sides = { good: '호재', bad: '악재' } as const;
const event = z.object({
  event_id: z.string(),
  stock_code: z.string(),
  side: z.enum(['good', 'bad']),
  strength: z.number().describe('영향의 크기: 1 작음, 2 보통, 3 큼'),
  type: z.string(),
  at: z.string(),
  confirmed: z.boolean(),
  differs: z.boolean().describe('true이면 공시의 수치와 달라요.'),
  stage: z
    .string()
    .describe('소문의 단계: rumour 회사 답변 기다림, denied 부인, confirmed 공시로 확정. 소문이 아니면 none'),
  links: z.array(z.string()),
});

export function registerToday(server: McpServer, { client }: Member): void {
  server.registerTool(
    'today',
    {
      title: '오늘의 소식',
      description:
        '한 거래일에 모든 종목에서 나온 중요한 소식을 새것부터 30건까지 읽어요. 지난 거래일도 돼요. 더 있는지는 counts로 알아요. 내 관심 종목의 점수와 새 소식 수는 watchlist예요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({
        day: day.optional().describe('서울 날짜 yyyy-MM-dd. 없으면 소식이 있는 최근 거래일'),
        side: z.enum(['good', 'bad'], 'side는 good이나 bad예요.').optional().describe('호재(good)나 악재(bad)만'),
      }),
      outputSchema: describeOutput({
        day: z.string(),
        counts: z.object({
          good: z.number().describe('그날의 호재 수. side를 골라도 모두 세요.'),
          bad: z.number().describe('그날의 악재 수. side를 골라도 모두 세요.'),
          confirmed: z.number().describe('그중 공시로 확인된 소식의 수'),
        }),
        events: z.array(event),
      }),
      annotations: readOnly,
    },
    ({ day: on, side }) =>
      toolResult(async () => {
        const query = { ...(on !== undefined && { day: on }), ...(side !== undefined && { side }) };
        const read = (ofDay: typeof query & { day?: string }) =>
          answerOf(client.GET('/api/v1/today', { params: { query: ofDay } }));
        const latest = await read(query);
        // Where no day is asked for and the latest one has no events yet: the last day that has some, as the screens do.
        const earlier = on === undefined ? earlierDayWithEvents(latest.days) : undefined;
        const {
          items,
          counts,
          day: shown,
          sources,
          total,
        } = earlier === undefined ? latest : await read({ ...query, day: earlier });
        const isSample = items.some(({ data_source: source }) => source === 'sample');
        return fitting(items.length, (kept) => ({
          lines: [
            ...(earlier === undefined ? [] : [describeNone(latest.day, latest.sources)]),
            `${shown}의 중요한 소식은 호재 ${counts.good}건, 악재 ${counts.bad}건이고 공시 확인은 ${counts.confirmed}건이에요.`,
            ...(on === undefined || on === shown ? [] : [`${on}은 거래일이 아니라 그다음 거래일 ${shown}을 담았어요.`]),
            ...(total > items.length ? [`${total}건 중 새것 ${items.length}건만 읽었어요.`] : []),
            ...(items.length === 0 ? explainNothing(shown, sources) : []),
            ...(isSample ? [sampleNote] : []),
          ],
          ...(kept > 0 && {
            fenced: fence(
              items
                .slice(0, Math.min(kept, TOLD))
                .map((item) => `${writeHead(item)} ${writeText(item)} ${safeLinks(item.links)[0] ?? ''}`),
            ),
            // The rest of an event stands in the structure, in the same order.
            fencedWhole: fence(items.slice(0, kept).map(writeText)),
          }),
          unlisted: Math.max(0, kept - TOLD),
          structure: {
            ...{ day: shown, counts },
            events: items.slice(0, kept).map(toEvent),
          },
        }));
      }),
  );
}

type Item = components['schemas']['TodayItem'];

/** Whether a filing gives other figures; older services do not say. */
const differs = ({ differs_from = null }: Pick<Item, 'differs_from'>): boolean => differs_from !== null;

const stageTexts: Readonly<Record<string, string>> = {
  rumour: ' [소문, 회사 답변 기다림]',
  denied: ' [소문, 회사가 부인]',
  confirmed: ' [공시로 확정]',
};

/** Side of an event, that it is no more than a rumour, and that a filing contradicts it. */
export const writeHead = (item: Pick<Item, 'side' | 'differs_from' | 'stage'>): string =>
  `${sides[item.side]}${stageTexts[item.stage] ?? ''}${differs(item) ? ' [공시와 다름]' : ''}`;

export function toEvent(item: Item): z.infer<typeof event> {
  const { event_id, stock_code, side, strength, type, at, confirmed_by, stage, links } = item;
  return {
    ...{ event_id, stock_code, side, strength, type, at },
    ...{ confirmed: confirmed_by !== null, differs: differs(item), stage, links: safeLinks(links).slice(0, 2) },
  };
}

/** Returns the last of the days, the earliest first, that has events; undefined where the latest one has some or none has. */
export function earlierDayWithEvents(days: readonly { day: string; good: number; bad: number }[]): string | undefined {
  const found = days.findLast(({ good, bad }) => good + bad > 0);
  return found === days.at(-1) ? undefined : found?.day;
}

interface Source {
  status: string;
  since: string | null;
}

/** Of a day that is not over, while none of its sources can be read or there is none, nobody knows what came out. */
const isUnknown = (day: string, sources: readonly Source[], now: string): boolean =>
  day >= momentText(now).slice(0, 10) && sources.every(({ status }) => status === 'failed');

const writeUnknown = (day: string, { length }: readonly Source[]) =>
  `${day}에 나온 소식이 있는지 지금은 몰라요. ${length === 0 ? '모든 종목의 소식을 읽는 출처가 아직 없어요.' : '소식의 출처를 읽지 못하고 있어요.'}`;

/** That the latest day, before another one is told, has no events. */
export const describeNone = (day: string, sources: readonly Source[], now = new Date().toISOString()): string =>
  isUnknown(day, sources, now) ? writeUnknown(day, sources) : `${day}에는 아직 중요한 소식이 없어요.`;

/** Why a day without events may say nothing of what happened: it has not begun, was not read, or cannot be read now. */
export function explainNothing(day: string, sources: readonly Source[], now = new Date().toISOString()): string[] {
  if (day > momentText(now).slice(0, 10)) return [`${day}은 아직 오지 않은 날이에요.`];
  if (isUnknown(day, sources, now)) return [writeUnknown(day, sources)];
  const since = sources.flatMap((source) => (source.since === null ? [] : [momentText(source.since).slice(0, 10)]));
  if (since.some((first) => first <= day)) return [];
  return ['이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.'];
}

const writeText = ({ stock_code, stock_name, text }: { stock_code: string; stock_name: string; text: string | null }) =>
  `${inline(stock_name)}(${stock_code}) ${inline(text ?? '출처의 권리로 글을 보여줄 수 없어요.')}`;
