import { expect, it } from 'vitest';
import type { CombinedNews } from '../member.ts';
import { estimateTokens, MAX_TOKENS } from '../token-limit.ts';
import { toolResult } from '../tool-result.ts';
import { toAnswer } from './filings.ts';

const named = { _id: 'a'.repeat(24), stock_code: '005930', stock_name: '삼성전자', data_source: 'dart' };
const gatheredFrom = (...sources: object[]) =>
  ({ ...named, searching_period: '2026-05-30 ~ 2026-11-30', coverage: { sources } }) as unknown as CombinedNews;
const analysis = gatheredFrom({ name: 'dart', status: 'ok' });

const link = (at: number) => `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=202611300000${at}`;
const event = (at: number) => ({
  ...{ event_id: at.toString(16).padStart(24, '0'), link: link(at), day: '2026-11-20' },
  text: '폴란드 국방부와 2조 4570억원 규모의 다연장로켓 공급계약을 체결했다고 공시했어요. '.repeat(2),
});
const list = (count: number) => Array.from({ length: count }, (_, at) => event(at));

it('cuts many events that filings confirm, too, and counts what it has', async () => {
  const differing = list(2);
  const { content, structuredContent } = await toolResult(async () =>
    toAnswer(analysis, { filed: [], confirmed: list(20), differing }),
  );
  expect(estimateTokens(JSON.stringify([content, structuredContent]))).toBeLessThan(MAX_TOKENS * 1.05);
  const kept = structuredContent as { confirmed: unknown[]; differing: unknown[]; message: string };
  expect(kept.differing).toHaveLength(2);
  expect(kept.confirmed.length).toBeGreaterThan(2);
  expect(kept.message).toContain('근거 가운데 공시로 확인된 소식은 20건, 공시와 다른 소식은 2건이에요.');
  expect(kept.message).toContain(`22건 중 앞의 ${kept.confirmed.length + 2}건만`);
});

it('leaves out filings before events that they confirm', () => {
  const filed = Array.from({ length: 60 }, (_, at) => ({ link: link(at), day: '2026-11-20', title: '주요사항보고서' }));
  const { structure, unlisted } = toAnswer(analysis, { filed, confirmed: list(3), differing: [] });
  const { filings, confirmed } = structure as { filings: unknown[]; confirmed: unknown[] };
  expect(confirmed).toHaveLength(3);
  expect(filings.length).toBeGreaterThan(5);
  expect(filings.length).toBeLessThan(60);
  // The text has five of them.
  expect(unlisted).toBe(filings.length - 5);
});

it.each([
  [
    'are not asked for',
    [{ name: 'feed', status: 'ok' }],
    ['이 분석은 공시를 모으지 않았어요. 이 기간에 공시가 없었다는 뜻은 아니에요.'],
  ],
  [
    'fail',
    [{ name: 'dart', status: 'failed' }],
    ['이 분석은 공시를 가져오지 못했어요. 이 기간에 공시가 없었다는 뜻은 아니에요.'],
  ],
  [
    'come in part',
    [{ name: 'dart', status: 'limited' }],
    ['분석 기간 2026-05-30 ~ 2026-11-30 안의 공시예요.', '주의: 공시를 일부만 가져왔어요.'],
  ],
  ['come', [{ name: 'dart', status: 'ok' }], ['분석 기간 2026-05-30 ~ 2026-11-30 안의 공시예요.']],
])('says how far it reaches where filings %s', (_, sources, lines) => {
  const nothing = { filed: [], confirmed: [], differing: [] };
  expect(toAnswer(gatheredFrom(...sources), nothing).lines.slice(1)).toEqual(lines);
});
