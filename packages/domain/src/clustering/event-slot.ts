import { tradingDayBefore } from '../market-calendar/market-calendar.ts';
import { addDays, seoulClock, seoulDay, weekdayOf } from '../seoul-time.ts';

/**
 * Identity of an event of a routine kind. Two articles with slots of the same kind report the same event exactly when
 * their keys agree and they are close in time.
 */
export interface EventSlot {
  kind: 'price' | 'holding' | 'warning' | 'report';
  key: string;
  /** Of a report: 1 where it raises its view, −1 where it lowers it. */
  turn?: -1 | 0 | 1;
}

/** Milliseconds between two articles of one event at most, where only their words or slots connect them. */
export const longestGap = 4 * 86_400_000;

const warnings: readonly (readonly [RegExp, string])[] = [
  [/투자 ?위험/, 'risk'],
  [/투자 ?경고/, 'alert'],
  [/투자 ?주의/, 'caution'],
  [/단기 ?과열/, 'overheated'],
  [/불성실 ?공시/, 'unfaithful'],
  [/관리 ?종목/, 'watched'],
  [/변동성 ?완화|VI ?발동|정적 ?VI|동적 ?VI/, 'vi'],
  [/(?:매매)?거래 ?정지|거래 ?재개/, 'halt'],
];
const warningAct = /지정|예고|해제|발동|정지|재개|불성실/;
const stages: readonly (readonly [RegExp, string])[] = [
  [/해제|재개/, 'lifted'],
  [/예고/, 'announced'],
];
const holding =
  /(?:주식|지분|보통주)[^가-힣]{0,4}[\d,.]+ ?(?:주|%)[^가-힣]{0,3}(?:를|을)? ?(?:증가|감소|매도|매수|취득|처분|변동|장내)|지분율? ?[\d.]+%? ?(?:→|에서)|소유상황|대량보유|특별관계자/;
const holder =
  /([가-힣A-Za-z]{2,10})(?: ?(?:대표이사|대표|부회장|회장|부사장|사장|전무|상무|이사|감사|의장|고문|임원))?/g;
const notHolders =
  /^(?:공시|자사|대표이사|대표|회장|부회장|사장|부사장|전무|상무|이사|감사|의장|주식|보통주|지분|지분율|장내|장외|변동|보유|소유|최대|대량|특수|관계|증가|감소|매도|매수|취득|처분|임원|주요|주주|외|등|신규|추가|일부|전량|유가|증권|코스닥|코스피)/;
const weekly = /최근 ?\d+거래일|이번 ?주|지난 ?주|주간|한 ?주|\d월 ?\d주차/;
const namedDay = /(?:(\d{1,2})월 ?)?(\d{1,2})일(?!째| ?연속| ?만에|간)/;

/** Facts about an article that decide its slot. */
export interface SlotContext {
  /** It is about the share price. */
  isPrice: boolean;
  /** The only brokerage whose report it tells, null for other articles. */
  reportBy: string | null;
}

/** Slot of an article, null without. `title` is without the company's names. */
export function eventSlotOf(title: string, publishedAt: Date, { isPrice, reportBy }: SlotContext): EventSlot | null {
  if (reportBy !== null) return { kind: 'report', key: reportBy, turn: findTurn(title) };
  const warning = warningAct.test(title) && !isPrice ? warnings.find(([words]) => words.test(title)) : undefined;
  if (warning !== undefined) {
    const stage = stages.find(([words]) => words.test(title))?.[1] ?? 'made';
    return { kind: 'warning', key: `${warning[1]} ${stage}` };
  }
  if (holding.test(title)) {
    const person = [...title.matchAll(holder)].map((match) => match[1] ?? '').find((name) => !notHolders.test(name));
    return person === undefined ? null : { kind: 'holding', key: person };
  }
  if (!isPrice || Number.isNaN(publishedAt.getTime())) return null;
  if (weekly.test(title)) return { kind: 'price', key: `week of ${computeWeek(seoulDay(publishedAt))}` };
  return { kind: 'price', key: findTradingDay(title, publishedAt) };
}

/** The way a report turns its target price or rating, as far as the headline says so: by words, or by two prices. */
function findTurn(title: string): -1 | 0 | 1 {
  const raises = /상향|올려|올렸|올린|높[여였인]/.test(title);
  const lowers = /하향|내려|내렸|내린|낮[춰췄춘]/.test(title);
  if (raises !== lowers) return raises ? 1 : -1;
  return turnOfPrices(title);
}

/** 1 where a headline gives a lower price before a higher one ("9만→11만원"), −1 the other way, 0 without two. */
export function turnOfPrices(title: string): -1 | 0 | 1 {
  const [, before, after] = /([\d,.]+)만?(?:원)? ?(?:→|에서) ?([\d,.]+)만/.exec(title) ?? [];
  return before === undefined || after === undefined ? 0 : signOf(parseNumber(after) - parseNumber(before));
}

const parseNumber = (text: string): number => Number(text.replaceAll(',', ''));
const signOf = (value: number): -1 | 0 | 1 => (value > 0 ? 1 : value < 0 ? -1 : 0);

/** 1 where the slots say that two articles report the same event, −1 where they say that they do not, else 0. */
export function compareSlots(
  a: { slot: EventSlot | null; time: number },
  b: { slot: EventSlot | null; time: number },
): 1 | 0 | -1 {
  if (a.slot === null || b.slot === null || a.slot.kind !== b.slot.kind) return 0;
  if (a.slot.key !== b.slot.key || (a.slot.turn ?? 0) * (b.slot.turn ?? 0) < 0) return -1;
  return Math.abs(a.time - b.time) <= longestGap ? 1 : -1;
}

/** The day whose trading an article tells: the day it names, else that of its publication, before the opening the day before. */
function findTradingDay(title: string, publishedAt: Date): string {
  const published = seoulDay(publishedAt);
  const [, month, day] = namedDay.exec(title) ?? [];
  if (day !== undefined) {
    const named = [0, -1, -2, -3, -4]
      .map((days) => addDays(published, days))
      .find((candidate) => {
        const [, candidateMonth, candidateDay] = candidate.split('-').map(Number);
        return candidateDay === Number(day) && (month === undefined || candidateMonth === Number(month));
      });
    if (named !== undefined) return named;
  }
  // On a day without trade nothing but the last trading day can be told.
  return tradingDayBefore(seoulClock(publishedAt) < '08:00' ? published : addDays(published, 1));
}

/** Monday of the week that an article of that day tells. */
function computeWeek(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}
