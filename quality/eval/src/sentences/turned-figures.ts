import { readFigures } from '@gaemi/domain/figures/read-figures';
import { replaced, type Swap, swapped, type Turner } from './turning.ts';

const amount = /(?<![A-Za-z가-힣\d.])\d[\d,.]*(?=(?:[만천억조 \d,]*)(?:원|%|주|달러|배|명))/g;
const money = /\d[\d,.]*(?:[조억만천] ?\d*[\d,.]*)*[조억만천]? ?(?:원|%|주(?!가|주|식|당|요|년))/g;
const firstValue = (text: string): number | undefined => readFigures(text)[0]?.value;

export const withOtherFigure: Turner = ({ say, title, description }) => {
  const known = readFigures(`${title}\n${description}`).map(({ value }) => value);
  return [...say.matchAll(amount)].flatMap((match) => {
    const [digits] = match;
    const first = digits.charAt(0);
    const other = `${first === '9' ? '7' : String(Number(first) + 1)}${digits.slice(1)}`;
    const sentence = say.slice(0, match.index) + other + say.slice(match.index + digits.length);
    const at = readFigures(sentence).find(({ value }) => !readFigures(say).some((each) => each.value === value));
    return at === undefined || known.includes(at.value) ? [] : [sentence];
  });
};

export const withFigureOfAnotherFact: Turner = ({ say, title, description }) => {
  const own = [...say.matchAll(money)].at(-1);
  if (own === undefined) return [];
  const unit = /원|%|주$/.exec(own[0])?.[0] ?? '';
  const said = readFigures(say).map(({ value }) => value);
  const isNear = (value: number) => said.some((each) => Math.abs(each - value) <= 0.2 * Math.abs(each));
  // A band takes in what it begins: 15.88 % is 10%대.
  const isBand = say.slice(own.index + own[0].length).startsWith('대');
  const value = firstValue(own[0]) ?? 0;
  const takesIn = (from: number) => isBand && from <= value && value < from + 10 ** Math.floor(Math.log10(from));
  const other = [...`${title}\n${description}`.matchAll(money)].find(([text]) => {
    const known = firstValue(text) ?? said[0] ?? 0;
    return text.endsWith(unit) && !isNear(known) && !takesIn(known);
  });
  return other === undefined ? [] : [say.slice(0, own.index) + other[0] + say.slice(own.index + own[0].length)];
};

export const withOtherUnit: Turner = ({ say }) => [
  ...replaced(say, /(?<=\d)억(?=[ \d가-힣]*원)/, '조'),
  ...replaced(say, /(?<=\d)만(?= ?[\d천,]*원)/, '억'),
  ...replaced(say, /(?<=\d[만억조]?) ?원(?![가-힣]{2})/, '달러'),
  ...replaced(say, /(?<=\d)%(?!p|포)/, '%p'),
];

export const withOtherSign: Turner = ({ say }) => {
  if (/흑자.*적자|적자.*흑자|손실.*이익|이익.*손실/.test(say)) return [];
  return swapped(say, [
    [/영업손실/, '영업이익'],
    [/순손실/, '순이익'],
    [/영업이익(?=[^,]*\d[^,]*원)/, '영업손실'],
    [/순이익(?=[^,]*\d[^,]*원)/, '순손실'],
    [/흑자/, '적자'],
    [/적자/, '흑자'],
  ]);
};

/** Turns the verb of a change round: 늘었어요 → 줄었어요. */
const turnedWay = (say: string): string[] =>
  swapped(say, [
    [/늘었어요/, '줄었어요'],
    [/줄었어요/, '늘었어요'],
    [/(?<!우려가 )커졌어요/, '줄었어요'],
    [/(?<!매출을 )올렸어요/, '내렸어요'],
    [/높였어요/, '낮췄어요'],
    [/낮췄어요/, '올렸어요'],
    // What falls by itself rises by itself: without an object the opposite is 올랐어요.
    [/(?<=주가[가는도] (?:[^,]* )?|^(?!.*[을를] ).*)내렸어요/, '올랐어요'],
    [/(?<!주가가 |[%대게] |앞두고 )내렸어요/, '올렸어요'],
    [/웃돌/, '밑돌'],
    [/밑돌/, '웃돌'],
    [/늘 것으로/, '줄 것으로'],
    [/줄 것으로/, '늘 것으로'],
    [/늘어난/, '줄어든'],
    [/줄어든/, '늘어난'],
    [/많게/, '적게'],
    [/적다고/, '많다고'],
  ]);

export const withOtherDirection: Turner = ({ say }) => turnedWay(say);

const metricPairs: readonly Swap[] = [
  [/매출총이익(?=[^,]*\d)/, '영업이익'],
  [/매출(?=[^,]*\d)/, '영업이익'],
  [/영업이익(?=[^,]*\d)/, '매출'],
  [/순이익(?=[^,]*\d)/, '영업이익'],
  [/영업손실(?=[^,]*\d)/, '순손실'],
  [/순손실(?=[^,]*\d)/, '영업손실'],
  [/(?:목표주가|적정 ?주가|목표가)(?=[^,]*\d)/, '공모가'],
  [/유상증자/, '무상증자'],
  [/전환사채/, '교환사채'],
  [/과징금/, '배당금'],
  [/현금배당/, '자사주 소각'],
  [/지분율(?=[^,]*\d)/, '영업이익률'],
];
export const withOtherMetric: Turner = ({ say }) => {
  if (/매출.*영업이익|영업이익.*매출|매출.*영업손실|유상증자와 무상증자/.test(say)) return [];
  return swapped(say, metricPairs);
};

const oldAndNew =
  /(\d[\d,.]*(?:[조억만천] ?\d*[\d,.]*)*[조억만천]? ?(?:원|%)?)(에서 |→)(\d[\d,.]*(?:[조억만천] ?\d*[\d,.]*)*[조억만천]? ?(?:원|%))(으로|로)/;
export const withOldAndNewSwapped: Turner = ({ say }) => {
  const [all, old, between, now, end] = oldAndNew.exec(say) ?? [];
  if (all === undefined || old === undefined || now === undefined) return [];
  const turned = say.replace(all, `${now}${between ?? ''}${old}${/[원%]$/.test(old) ? '' : '원'}${end ?? ''}`);
  const verb = turnedWay(turned);
  return [turned, ...verb];
};
export const withOldAsNew: Turner = ({ say }) => {
  const [all, old, , , end] = oldAndNew.exec(say) ?? [];
  return all === undefined || old === undefined || !/원$|%$/.test(old) ? [] : [say.replace(all, `${old}${end ?? ''}`)];
};
