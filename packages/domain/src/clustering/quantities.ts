/** A number of a text with its kind of unit. `grain` is its smallest step: 0.1조 for "12.1조". */
export interface Quantity {
  value: number;
  unit: string;
  grain: number;
  /** Weight: the number of significant digits, at most 4, plus one for money. */
  weight: number;
}

const scales: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1e3, 만: 1e4, 억: 1e8, 조: 1e12 };
const piece = /([0-9][0-9,]{0,15}(?:\.[0-9]{1,6})?)([천백십]?)([조억만]?)(여?) ?/g;
const units =
  /^(?:원|달러|유로|엔|위안|%포인트|%p|%|배|대|척|명|건|주|톤|기|호|개|년|월|일|시|분기|Q|분|위|차|MW|GWh|GW|TEU|회|곳|세|점|승)/;
/** Foreign money behind a scaled figure, in the ways headlines write it: "31억 달러", "31억弗". */
const money = /^ ?(?:(달러|弗|불(?![가-힣]))|(유로)(?!존)|(엔)(?![지진터비데])|(위안(?!부)|元))/;
const currencies = ['달러', '유로', '엔', '위안'];
// Days, clock times and ranks describe when, not what; they match by chance.
const ignored = new Set(['년', '월', '일', '시', '분', '분기', 'Q', '위', '차', '회', '세', '호']);

/** Reads the quantities of a normalised text: 12조1천억, 12.1조원, 2만1천대, 31.8%. */
export function findQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const { pieces, end } of figuresIn(text)) {
    const { value, grain, scaled } = readFigure(pieces);
    const behind = text.slice(end, end + 5);
    const isLarge = pieces.some(([, , , myriad = '']) => myriad !== '');
    const currency = isLarge ? (money.exec(behind)?.slice(1) ?? []).findIndex((found) => found !== undefined) : -1;
    const reported = currencies[currency] ?? units.exec(behind.slice(0, 4))?.[0] ?? '';
    const unit = reported === '' && scaled ? '원' : oneSpelling(reported);
    if (ignored.has(reported) || (unit === '' && value < 100)) continue;
    found.push({ value, unit, grain, weight: weightOf(value, grain, unit) });
  }
  return found;
}

const spellings = new Map<string, string>([['%p', '%포인트']]);

/** The unit as one and the same string each time, since half a million pairs compare units. */
function oneSpelling(unit: string): string {
  const known = spellings.get(unit);
  if (known !== undefined) return known;
  spellings.set(unit, unit);
  return unit;
}

/** Adjacent pieces form one figure while each but the last ends in a scale word: 12조 + 1천억. */
function figuresIn(text: string): { pieces: RegExpExecArray[]; end: number }[] {
  const figures: { pieces: RegExpExecArray[]; end: number }[] = [];
  for (const match of text.matchAll(piece)) {
    const last = figures.at(-1);
    const end = match.index + match[0].trimEnd().length;
    if (last !== undefined && continues(last.pieces.at(-1), text.slice(last.end, match.index), match)) {
      last.pieces.push(match);
      last.end = end;
    } else {
      figures.push({ pieces: [match], end });
    }
  }
  return figures;
}

/**
 * 1천 may be followed by 200 directly. Across a blank only a scale word of 10,000 or more continues the figure (12조
 * 1천억), in descending order.
 */
function continues(before: RegExpExecArray | undefined, between: string, next: RegExpExecArray): boolean {
  const [, , thousand = '', myriad = ''] = before ?? [];
  if ((scales[next[3] ?? ''] ?? 1) >= (scales[myriad] ?? 1) && myriad !== '') return false;
  return between === '' ? thousand + myriad !== '' : between === ' ' && myriad !== '';
}

/** Returns true when two quantities can be the same one at different precision. */
export function agree(a: Quantity, b: Quantity): boolean {
  if (a.unit !== b.unit) return false;
  const apart = Math.abs(a.value - b.value);
  if (apart < Math.max(a.grain, b.grain)) return true;
  // Headlines round: 2700억 for 2759억, 7870억 for 7871억. Two different amounts would both have to be round.
  const part = apart / Math.max(a.value, b.value);
  if (!sums.has(a.unit) || part > 0.025) return false;
  return isRound(a) !== isRound(b) || (part <= 0.005 && isRound(a, 10) !== isRound(b, 10));
}

const sums: ReadonlySet<string> = new Set(['원', '달러', '유로', '엔', '위안']);

/** Returns true when the value ends in at least two zeros of its own step, or in as many as `step` has. */
function isRound({ value, grain }: Quantity, step = 100): boolean {
  return Math.round(value / grain) % step === 0;
}

function weightOf(value: number, grain: number, unit: string): number {
  const digits = value === 0 ? 0 : Math.min(4, Math.max(1, Math.round(Math.log10(value / grain)) + 1));
  return digits + Number(unit === '원');
}

function readFigure(pieces: readonly RegExpExecArray[]): { value: number; grain: number; scaled: boolean } {
  let value = 0;
  let group = 0;
  let grain = 1;
  let scaled = false;
  let about = false;
  // 2천900억 is (2000 + 900)억: everything before the scale word is multiplied by it.
  for (const [, digits = '', thousand = '', myriad = '', more = ''] of pieces) {
    const plain = digits.replaceAll(',', '');
    const step = scales[thousand] ?? 1;
    const scale = scales[myriad] ?? 1;
    group += Number(plain) * step;
    grain = step * scale * 10 ** -(plain.split('.')[1]?.length ?? 0);
    if (myriad !== '') {
      value += group * scale;
      group = 0;
    }
    scaled ||= myriad === '조' || myriad === '억';
    about ||= more !== '';
  }
  value += group;
  // "100여" is precise to a tenth.
  return { value, grain: about ? Math.max(grain, value / 10) : grain, scaled };
}
