import { readFigures } from './read-figures.ts';

/** "목표주가" and "적정가", up to its particle; "적정가치" is none. */
export const targetPrice = /(?:목표|적정)(?: ?주가|가(?!치))/;
const figure = String.raw`\d[\d,.]*(?:만(?: ?\d[\d,]*천?)?)?`;
const pair = new RegExp(`(${figure})원? ?(?:에서|→|⇒) ?(${figure})`);
const raised = /올[려렸린리라]|높[여였인이]|상향|↑|끌어올/;
const lowered = /낮[췄춰추춘]|내[려렸린리]|하향|깎|↓|끌어내|싹둑|반 ?토막/;

/** What a clause says of a target price. */
export interface TargetChange {
  /** The price before and after, with the unit that both share; null where the clause does not give both. */
  prices: { before: string; after: string } | null;
  /** 1 where it rises, −1 where it falls: by the prices, else by the first verb; 0 where neither says so. */
  course: -1 | 0 | 1;
}

/** Reads what became of a target price: "7만5000원에서 6만원으로 20% 내렸다". */
export function readTargetChange(clause: string): TargetChange {
  const [, from, after] = pair.exec(clause) ?? [];
  const shared = after?.includes('만') === true && !/[만,]/.test(from ?? '') ? '만' : '';
  const prices = from === undefined || after === undefined ? null : { before: from + shared, after };
  const byPrices = prices === null ? 0 : Math.sign(readWon(prices.after) - readWon(prices.before));
  return { prices, course: byPrices === 0 ? courseOfVerb(clause) : byPrices > 0 ? 1 : -1 };
}

function courseOfVerb(clause: string): TargetChange['course'] {
  const [up, down] = [raised.exec(clause)?.index ?? Infinity, lowered.exec(clause)?.index ?? Infinity];
  return up === down ? 0 : up < down ? 1 : -1;
}

/** Won of a price: "12만5천" is 125000. */
export const readWon = (price: string): number => readFigures(`${price.replace(/원$/, '')}원`)[0]?.value ?? 0;
