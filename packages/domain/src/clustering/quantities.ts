/** A number of a text with its kind of unit. `grain` is the smallest step in which it is told: 0.1조 for "12.1조". */
export interface Quantity {
  value: number;
  unit: string;
  grain: number;
  /** How telling it is: its significant digits, at most 4, and one more for money. */
  weight: number;
}

const scales: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1e3, 만: 1e4, 억: 1e8, 조: 1e12 };
const quantity =
  /((?:[0-9][0-9,]*(?:\.[0-9]+)?[천백십]?[조억만]?여? ?(?=[0-9]|[가-힣A-Za-z%$])){1,4}(?:[0-9]+(?:\.[0-9]+)?)?)(원|달러|유로|엔|위안|%포인트|%p|%|배|대|척|명|건|주|톤|기|호|개|년|월|일|시|분기|Q|분|위|차|MW|GW|GWh|TEU|회|곳|세|점|승)?/g;
const part = /([0-9][0-9,]*(?:\.[0-9]+)?)([천백십]?)([조억만]?)/g;
// Days, clock times and ranks say when, not what; they meet by chance.
const ignored = new Set(['년', '월', '일', '시', '분', '분기', 'Q', '위', '차', '회', '세', '호']);

/** Reads the quantities of a unified text: 12조1천억, 12.1조원, 2만1천대, 31.8%. */
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const [, figure = '', unit = ''] of text.matchAll(quantity)) {
    const read = readFigure(figure);
    const kind = unit === '' && read.scaled ? '원' : unit;
    if (ignored.has(unit) || (kind === '' && read.value < 100)) continue;
    found.push({
      value: read.value,
      unit: kind === '%p' ? '%포인트' : kind,
      grain: read.grain,
      weight: weightOf(read.value, read.grain, kind),
    });
  }
  return found;
}

/** Whether two quantities can be the same one, told more or less exactly. */
export function agree(a: Quantity, b: Quantity): boolean {
  return a.unit === b.unit && Math.abs(a.value - b.value) < Math.max(a.grain, b.grain);
}

function weightOf(value: number, grain: number, unit: string): number {
  const digits = value === 0 ? 0 : Math.min(4, Math.max(1, Math.round(Math.log10(value / grain)) + 1));
  return digits + Number(unit === '원');
}

function readFigure(figure: string): { value: number; grain: number; scaled: boolean } {
  let value = 0;
  let group = 0;
  let grain = 1;
  let scaled = false;
  // 2천900억 is (2000 + 900)억: what stands before a myriad word belongs to it as a whole.
  for (const [, digits = '', thousand = '', myriad = ''] of figure.matchAll(part)) {
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
  }
  value += group;
  return { value, grain: figure.includes('여') ? Math.max(grain, value / 10) : grain, scaled };
}
