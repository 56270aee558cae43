import { answerOf, type components } from '@gaemi/client';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { fence, safeLink } from '../fence.ts';
import { buildDetails, type CombinedNews, latestNews, type Member, stockOf } from '../member.ts';
import { momentText, nameOf, nothingFinished, sampleNote } from '../texts.ts';
import { fitting } from '../token-limit.ts';
import { type ToolAnswer, toolResult } from '../tool-result.ts';
import { describeOutput, readOnly, stockCode, toolInput } from './tool-shapes.ts';

/** Entries of each list that the text tells; the structure has all. */
const TOLD = 5;

type NewsExport = components['schemas']['NewsExport'];

const filing = z.object({ link: z.string(), day: z.string() });
const checked = z.object({ event_id: z.string().nullable(), link: z.string(), day: z.string() });

export function registerFilings(server: McpServer, member: Member): void {
  server.registerTool(
    'filings',
    {
      title: '공시',
      description:
        '가장 최근 뉴스 분석을 할 때까지 모은 공시(전자공시)와, 어떤 근거가 공시로 확인되었거나 공시와 다른지를 읽어요. 그 뒤의 공시는 없어요. 크레딧을 쓰지 않아요.',
      inputSchema: toolInput({ stock_code: stockCode }),
      outputSchema: describeOutput({
        analysis_id: z.string().nullable(),
        filings: z.array(filing),
        confirmed: z.array(checked),
        differing: z.array(checked),
      }),
      annotations: readOnly,
    },
    ({ stock_code }) =>
      toolResult(async () => {
        const latest = await latestNews(member, stock_code);
        if (latest !== null) return toAnswer(latest, await readFilings(member, latest));
        await stockOf(member, stock_code);
        return {
          lines: [nothingFinished.news],
          structure: { analysis_id: null, filings: [], confirmed: [], differing: [] },
        };
      }),
  );
}

/** A filing, or an event that a filing confirms or contradicts, with its text from outside. */
type Filed = z.infer<typeof filing> & { title: string };
type Checked = z.infer<typeof checked> & { text: string };

async function readFilings(member: Member, analysis: CombinedNews) {
  const params = { path: { id: analysis._id }, query: { format: 'json' as const } };
  const [exported, { good, bad }] = await Promise.all([
    answerOf(member.client.GET('/api/v1/combined-news/{id}/export', { params })),
    buildDetails(member, analysis),
  ]);
  const reasons = [...good.reasons, ...bad.reasons];
  const checkedBy = (field: 'confirmed_by' | 'differs_from') =>
    reasons.flatMap((reason): Checked[] => {
      const found = reason[field];
      const link = found && safeLink(found.link);
      return link ? [{ event_id: reason.event_id, link, day: found.date, text: reason.text }] : [];
    });
  return {
    filed: typeof exported === 'string' ? [] : listFilings(exported),
    confirmed: checkedBy('confirmed_by'),
    differing: checkedBy('differs_from'),
  };
}

export function toAnswer(
  analysis: CombinedNews,
  all: { filed: readonly Filed[]; confirmed: readonly Checked[]; differing: readonly Checked[] },
): ToolAnswer {
  const counts = [all.filed.length, all.confirmed.length, all.differing.length] as const;
  return fitting(counts[0] + counts[1] + counts[2], (shown) => {
    // What a filing contradicts weighs most, and what no event is about least.
    const differing = all.differing.slice(0, shown);
    const confirmed = all.confirmed.slice(0, shown - differing.length);
    const filed = all.filed.slice(0, shown - differing.length - confirmed.length);
    return {
      lines: [
        // Only reasons say so: filings can also confirm events that count too little to be one.
        `${nameOf(analysis)}의 공시는 ${counts[0]}건이에요. 근거 가운데 공시로 확인된 소식은 ${counts[1]}건, 공시와 다른 소식은 ${counts[2]}건이에요.`,
        ...describeReach(analysis),
        ...(analysis.data_source === 'sample' ? [sampleNote] : []),
      ],
      fenced: fence([
        ...filed.slice(0, TOLD).map(({ title, day, link }) => `[공시] ${day} ${title} | ${link}`),
        ...confirmed.slice(0, TOLD).map(({ text, day, link }) => `[공시 확인] ${text} | ${day} ${link}`),
        ...differing.slice(0, TOLD).map(({ text, day, link }) => `[공시와 다름] ${text} | ${day} ${link}`),
      ]),
      // Days and links stand in the structure, in the same order.
      fencedWhole: fence([
        ...filed.map(({ title }) => `[공시] ${title}`),
        ...confirmed.map(({ text }) => `[공시 확인] ${text}`),
        ...differing.map(({ text }) => `[공시와 다름] ${text}`),
      ]),
      unlisted: [filed, confirmed, differing].reduce((sum, { length }) => sum + Math.max(0, length - TOLD), 0),
      structure: {
        analysis_id: analysis._id,
        filings: filed.map(({ link, day }) => ({ link, day })),
        confirmed: confirmed.map(withoutText),
        differing: differing.map(withoutText),
      },
    };
  });
}

/** How far the filings reach: none of a source that was not asked, or that failed, is not none there. */
function describeReach({ coverage, searching_period: period }: CombinedNews): string[] {
  const filers = coverage.sources.filter(({ name }) => name === 'dart' || name === 'sample');
  const unread = '이 기간에 공시가 없었다는 뜻은 아니에요.';
  if (filers.length === 0) return [`이 분석은 공시를 모으지 않았어요. ${unread}`];
  if (filers.every(({ status }) => status === 'failed')) return [`이 분석은 공시를 가져오지 못했어요. ${unread}`];
  const isPart = filers.some(({ status }) => status !== 'ok');
  return [`분석 기간 ${period} 안의 공시예요.`, ...(isPart ? ['주의: 공시를 일부만 가져왔어요.'] : [])];
}

const withoutText = ({ text: _, ...known }: Checked): z.infer<typeof checked> => known;

function listFilings({ events }: NewsExport): Filed[] {
  return events
    .flatMap(({ articles }) => articles)
    .flatMap(({ link, title, published_at }) => {
      const safe = isFiling(link) ? safeLink(link) : null;
      return safe === null ? [] : [{ link: safe, title: title ?? '', day: momentText(published_at).slice(0, 10) }];
    })
    .sort((one, other) => other.day.localeCompare(one.day));
}

/** By its address: that of the viewer of the regulator, or of the sample data. */
function isFiling(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { hostname, pathname } = new URL(link);
  return hostname === 'dart.fss.or.kr' || (hostname === 'sample.gaemilens.example' && pathname.startsWith('/filings/'));
}
