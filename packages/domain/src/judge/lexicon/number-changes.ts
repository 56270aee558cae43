import type { Compact, Token } from './term-index.ts';

const units: Readonly<Record<string, number>> = { 천: 1e3, 만: 1e4, 억: 1e8, 조: 1e12 };
const before = /(?:\d[\d,.]*[천만억조]*){1,3}(?=(?:원|달러|%p|%|배|건|주|명|대)?$)/;
const after = /^(?:\d[\d,.]*[천만억조]*){1,3}/;
const part = /(\d[\d,.]*)([천만억조]*)/g;
const reach = 18;
const mostChanges = 200;

/**
 * Amount of "6만5000" or "1조2400억"; undefined when there is no number. `unit` is the last unit in the text, 1 if none.
 */
function readAmount(written: string | undefined): { amount: number; unit: number } | undefined {
  if (written === undefined) return undefined;
  let amount = 0;
  let last = 1;
  for (const [, digits = '', suffix = ''] of written.matchAll(part)) {
    const scale = [...suffix].reduce((product, unit) => product * (units[unit] ?? 1), 1);
    amount += Number.parseFloat(digits.replaceAll(',', '')) * scale;
    if (scale > 1) last = scale;
  }
  return Number.isFinite(amount) ? { amount, unit: last } : undefined;
}

/** Behind the new amount, a word that says once more that it fell. */
const fell =
  /^[^\s.,…·]{0,5}?(?:축소|감소|급감|하락|하향|인하|삭감|줄[어었여였인]|내[려렸린]|낮[춰췄아춘]|깎|쪼그라|추락|뚝|↓)/;

function changeAt(text: string, arrow: { at: number; length: number }): 'rise' | 'fall' | undefined {
  const from = readAmount(before.exec(text.slice(Math.max(0, arrow.at - reach), arrow.at))?.[0]);
  const [reached] = after.exec(text.slice(arrow.at + arrow.length, arrow.at + arrow.length + reach)) ?? [];
  const to = readAmount(reached);
  if (from === undefined || to === undefined) return undefined;
  // "12→16만원" has the unit only once.
  const start = from.unit === 1 && to.unit > 1 && from.amount < 1e4 ? from.amount * to.unit : from.amount;
  if (start === to.amount) return undefined;
  if (to.amount > start) return 'rise';
  const behind = arrow.at + arrow.length + (reached?.length ?? 0);
  // "계약 13조→2조 축소" falls once: a second fall would turn the first.
  return fell.test(text.slice(behind, behind + reach)) ? undefined : 'fall';
}

/** Directions given by figures: "10만원→8만원", "▲3.2%", "-5.1%". */
export function numberChanges(source: Compact): Token[] {
  const tokens: Token[] = [];
  const add = (effect: 'rise' | 'fall', span: { start: number; end: number; alone: number }) => {
    const alone = effect === 'rise' ? span.alone : -span.alone;
    const meaning = { role: 'operator', effect, alone, strength: 2, governs: 'any' } as const;
    tokens.push({ meaning, start: span.start, end: span.end });
  };
  for (const match of source.text.matchAll(/→|->|⇒|[▲▼+△▽]\d|-\d/g)) {
    if (tokens.length >= mostChanges) break;
    const at = match.index;
    const sign = match[0];
    if (sign === '→' || sign === '->' || sign === '⇒') {
      const change = changeAt(source.text, { at, length: sign.length });
      if (change !== undefined) add(change, { start: at, end: at + sign.length, alone: 0 });
    } else if (source.blankBefore[at] === true || sign.charAt(0) === '▲' || sign.charAt(0) === '▼') {
      if (!/^.\d{1,3}(?:\.\d{1,2})?%/.test(source.text.slice(at, at + 8))) continue;
      add('▲+△'.includes(sign.charAt(0)) ? 'rise' : 'fall', { start: at, end: at + 1, alone: 1 });
    }
  }
  return tokens;
}
