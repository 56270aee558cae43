import { readTargetChange, targetPrice } from '../figures/target-price.ts';
import type { EventLabel, NewsSide } from '../news-side.ts';
import { pattern } from '../text/words/word-lists.ts';
import { DOUBT } from './figure-moves.ts';

/** What a report says of the shares itself, whatever its headline plays with. */
export interface ReportVerdict {
  /** The side that it certainly has; null where only `never` is known. */
  side: NewsSide | null;
  /** The side that it certainly has not. */
  never: NewsSide | null;
}

/** From the target price or the opinion up to the end of its clause. */
const target = new RegExp(`${targetPrice.source}[를은는이가도]?((?:[^.!?]|\\.(?=\\d)){0,60})`, 'g');
const opinion = /(?:투자의견|의견)[을은이도]?((?:[^.!?]|\.(?=\d)){0,48})/g;
const buys = '매수|바이|Buy|BUY|비중 ?확대|아웃퍼폼';
const holds = '중립|보유|홀드|Hold|HOLD|시장수익률|비중 ?축소|매도|Sell|SELL|언더퍼폼';
const quote = '[\'"‘’“”]?';
const toHold = new RegExp(`(?:${buys})${quote}(?:\\(Buy\\))? ?(?:에서|서|→|⇒) ?${quote}(?:${holds})`);
const toBuy = new RegExp(`(?:${holds})${quote} ?(?:에서|서|→|⇒) ?${quote}(?:${buys})`);
const downgraded = new RegExp(
  `${quote}(?:${holds})${quote}(?:으로|로) ?(?:한 단계 |한 계단 )?(?:하향|낮|내[려렸린]|후퇴)|매수 (?:의견을 )?(?:거둬|접)|(?:한 단계|한 계단) ?(?:낮|내[려렸린]|후퇴)|투자의견 ?(?:하향|강등|낮[춰췄춘추]|끌어내)`,
);
const upgraded = new RegExp(
  `${quote}(?:${buys})${quote}(?:으로|로) ?(?:한 단계 |한 계단 )?(?:상향|높|올[려렸린]|↑)|투자의견 ?(?:상향|높[여였인이])`,
);
const staysHold = new RegExp(
  `(?:투자의견|의견)[을은]? ?${quote}(?:${holds})|${quote}(?:${holds})${quote} ?(?:투자의견|의견|유지|제시|을 유지|을 제시|를 유지)|${quote}(?:${holds})${quote}(?:으로|로)["”’']?$`,
);
const staysBuy = new RegExp(
  `(?:${buys})${quote}(?:\\(Buy\\))?(?:를|을|는|은)? ?(?:투자의견|의견|추천)?[을를도은]? ?(?:유지|고수|이어|재확인|그대로|바꾸지)|(?:투자의견|의견)[은을]? ?${quote}(?:${buys})${quote}[를을]? ?(?:유지|고수)`,
);

/**
 * Reads the verdict of a report from headline and description: a turn of its opinion first, then one of its target price.
 * An opinion of neither kind to buy is no good news, and one to buy that stays with its target no bad news. Null where it
 * says nothing of these.
 */
export function readReportVerdict(title: string, description: string): ReportVerdict | null {
  const text = `${title}. ${description}`;
  if (toHold.test(text)) return { side: 'bad', never: 'good' };
  if (toBuy.test(text)) return { side: 'good', never: 'bad' };
  if (downgraded.test(text)) return { side: 'bad', never: 'good' };
  if (upgraded.test(text)) return { side: 'good', never: 'bad' };
  const course = findTargetCourse(title) || findTargetCourse(description);
  if (course < 0) return { side: 'bad', never: 'good' };
  // A higher target with an opinion to hold says both.
  if (staysHold.test(title) || staysHold.test(description)) return course > 0 ? null : { side: null, never: 'good' };
  if (course > 0) return { side: 'good', never: 'bad' };
  return staysBuy.test(text) || opinionToBuy(text) ? { side: null, never: 'bad' } : null;
}

const opinionToBuy = (text: string): boolean =>
  [...text.matchAll(opinion)].some(
    ([, clause = '']) => /매수/.test(clause) && /유지|고수|그대로|이어|바꾸지/.test(clause),
  );

/** Whether the target price rises (1) or falls (−1) in the first clause that says so. */
function findTargetCourse(text: string): -1 | 0 | 1 {
  for (const [, clause = ''] of text.matchAll(target)) {
    const { course } = readTargetChange(clause);
    if (course !== 0) return course;
  }
  return 0;
}

/** The sides of a report as its verdict leaves them; what the weights leave open goes to the turned side by half. */
export function sidesOfReport(
  sides: ReadonlyMap<EventLabel, number>,
  { side, never }: ReportVerdict,
): Map<EventLabel, number> {
  const wrong = never === null ? 0 : (sides.get(never) ?? 0);
  const open = side === null ? 0 : (sides.get('neutral') ?? 0) / 2;
  const heir: EventLabel = side ?? 'neutral';
  return new Map(
    [...sides].map(([each, value]) => {
      if (each === never) return [each, 0];
      const kept = each === 'neutral' ? value - open : value;
      return [each, each === heir ? kept + wrong + open : kept];
    }),
  );
}

/**
 * "누리증권은 … 투자의견 '매수'와 목표주가 12만원을 유지했다", "최선호주 의견을 유지했다", "목표가 12만원을 제시했다", "누리證 매수 유지", and no
 * word of a turn in the whole description.
 */
const keepsView = pattern`(?:증권|證)(?=\S{0,2} ).*(?:투자 ?의견|매수 ?의견|최선호주|${targetPrice.source})[^.]{0,40}(?:유지|재확인|제시|그대로)|${targetPrice.source} ?\d\S*원 유지|(?:증권|證) 매수 유지`;
const turnsView =
  /새로|상향|하향|올[려렸린]|높[여였인]|낮[춰췄춘]|내[려렸린]|신규|개시|(?:첫|처음) ?제시|(?:분석|커버리지)[을를]? ?(?:다시 )?(?:시작|재개)|(?:종전|기존|직전)보다 (?:\S+ )?(?:높|낮)|% (?:높|낮)은 (?:\d|목표|적정)|→|↑|↓/;
/** A description is read so far. */
const LEAD = 200;

/** Whether a brokerage keeps its view, so that a report is news of neither side, whatever it praises or fears. */
export function keepsItsView(headline: string, description: string): boolean {
  const text = `${headline} ${description.slice(0, LEAD)}`;
  return keepsView.test(text) && !turnsView.test(text) && !readReportVerdict(headline, description)?.side;
}

/** The sides of a report that keeps its view: either is in doubt. */
export function sidesInDoubt(sides: ReadonlyMap<EventLabel, number>): Map<EventLabel, number> {
  const neutral = sides.get('neutral') ?? 0;
  const moved = [...sides.values()].reduce((sum, each) => sum + each, -neutral) * (1 - DOUBT);
  return new Map([...sides].map(([each, value]) => [each, each === 'neutral' ? value + moved : value * DOUBT]));
}
