import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findMetric, isSameMetric } from '../../fact-check/reading/metrics.ts';
import { splitPassages } from '../../fact-check/reading/passages.ts';
import type { EventLabel } from '../../news-side.ts';
import { eventTypes } from '../judgement/event-type.ts';
import { buildReason } from './build-reason.ts';

const company = {
  code: '000000',
  name: '한별전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const amount = fc.constantFrom('1200억원', '-42억원', '3조2000억', '850억', '1,371억', '△85억');
const change = fc.constantFrom('12% 증가', '30%↑', '5% 감소', '72%↓', '흑자전환', '20~30% 증가', '2배', '역대 최대');
const metric = fc.constantFrom('영업이익', '매출', '순이익', '영업손실', '수주잔고', '가입자', '북미 매출', '주가');
const period = fc.constantFrom('3분기 ', '1~3분기 ', '지난해 4분기 ', '내년 ', '10월 ', '');
const result = fc.tuple(period, metric, amount, change).map(([when, what, much, by]) => `${when}${what} ${much}…${by}`);
const deed = fc
  .tuple(
    fc.constantFrom(
      '500억 규모 공급계약',
      '자사주 300억',
      '유럽 공장에 2조',
      '지분 12%',
      '주당 1만5000원 배당',
      '과징금 47억원',
    ),
    fc.constantFrom('체결', '소각 결정', '투자', '매각', '결정', '부과', '검토', '철회', '추진'),
  )
  .map((parts) => parts.join(' '));
const part = fc.oneof(result, deed);
const reports = fc
  .tuple(metric, amount, amount, fc.constantFrom('늘었다', '줄었다', '늘 것으로 전망했다', '에서 바뀌었다'))
  .map(([what, much, other, end]) => `한별전자의 3분기 ${what}은 ${much}으로 ${other}보다 ${end}.`);
const article = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 3 }), fc.array(reports, { maxLength: 2 }))
  .map(([parts, lines]) => ({ title: `한별전자, ${parts.join(', ')}`, description: lines.join(' ') }));

/** The clauses of a source, each a passage of its own. A colon of figures (…) joins a noun and its change. */
const listClauses = ({ title, description }: { title: string; description: string }) => [
  ...title.split(/, (?=\D)/).flatMap((clause) => splitPassages(clause)),
  ...splitPassages(description),
];

it('each figure of a composed sentence stands in one clause of its source, with its sign, unit and noun', () => {
  let composed = 0;
  fc.assert(
    fc.property(
      article,
      fc.constantFrom(...eventTypes),
      fc.constantFrom<EventLabel>('good', 'bad', 'neutral'),
      (source, type, label) => {
        const said = buildReason({ ...source, company }, { kind: 'event', type, label });
        if (!said.endsWith('요.')) return;
        composed += 1;
        const clauses = listClauses(source);
        for (const passage of splitPassages(said))
          for (const figure of passage.figures) {
            // A period that opens a headline is that of the clauses behind it, too.
            const noun = /분기|월|년/.test(figure.unit) ? undefined : findMetric(passage, figure);
            const isBacked = clauses.some((clause) =>
              clause.figures.some((known) => {
                const owner = findMetric(clause, known);
                const isLoss = (text: string) => /손실|적자/.test(text);
                return (
                  known.value === figure.value &&
                  (known.unit === figure.unit || (known.unit === '' && figure.unit === '원')) &&
                  (known.minus === figure.minus || isLoss(passage.text)) &&
                  (noun === undefined || (owner !== undefined && isSameMetric(owner.metric, noun.metric)))
                );
              }),
            );
            expect(isBacked, `${source.title} / ${source.description} → ${said}`).toBe(true);
          }
      },
    ),
    { numRuns: 4_000, seed: 33 },
  );
  expect(composed).toBeGreaterThan(100);
});
