import type { Fault } from '../reading/faults.ts';
import { isSameUnit, isSameValue, type Known, listFigures } from '../reading/figure-values.ts';
import type { Passage } from '../reading/passages.ts';

/** Words right at a figure that say which one of several it is; a sentence that takes the figure keeps one of them. */
interface Label {
  before?: RegExp;
  behind?: RegExp;
  said: RegExp;
}

const labels: readonly Label[] = [
  // "누적 투자금은 980억원" is not what came in this time.
  { before: /누적 ?[가-힣]{0,6}(?:은|는|이|가)? ?(?:약 )?$/, said: /누적|누계|지금까지|모두|총|까지|합[쳐하]|넘/ },
  { before: /(?:선급금|선수금|계약금|착수금)(?:은|는|이|으로)? ?(?:약 )?$/, said: /선급|선수|계약금|착수|먼저/ },
  { before: /(?:마일스톤|단계별 [가-힣]{2,4})(?:은|는|이|가)? ?(?:약 |최대 )?$/, said: /마일스톤|단계/ },
  // What a plaintiff or a prosecutor asked for is not what a court granted.
  {
    before: /(?:청구액|청구 금액|소송가액|소가)(?:은|는|이)? ?(?:약 )?$/,
    said: /청구|요구|상대로|소송을 (?:냈|제기)|소송이|소송에/,
  },
  { behind: /^(?:원|달러)?(?:씩)?(?:을|를)? ?(?:청구|요구|구형)/, said: /청구|요구|구형|상대로|달라|소송|제안|내라/ },
  // Tranches and parts of a sum.
  { before: /(?:\d{1,2} ?년물|[a-z가-힣] ?트랜치)(?:에는?|은|이)? ?(?:약 )?$/, said: /년물|트랜치/ },
  { before: /(?:남은|나머지|잔여) ?(?:지분 |주식 |물량 |금액 )?(?:은|는|인)? ?$/, said: /남은|나머지|잔여|마저/ },
  { before: /\d차 ?(?:분|물량|계약) ?\($/, said: /\d차|첫/ },
  { before: /첫해(?:인|엔|에)?[^\d,.]{0,16}$/, said: /첫해|내년|올해/ },
  // Parts of a whole, and what a figure reaches at most.
  {
    behind: /^ ?(?:를|을|에)? ?(?:차지|해당|점유)/,
    said: /차지|해당|점유|비중|의 |가운데|중 |목표|대비|발행 ?주식|지분|어치|규모/,
  },
  {
    before: /목표[^\d.]{0,10}$/,
    behind: /^ ?(?:를|을)? ?(?:달성|채[웠운])/,
    said: /달성|채[웠운]|의 |목표/,
  },
  { before: /매출의 (?:약 )?$/, said: /의 |가운데|중 |비중|차지|해당|에서/ },
  { before: /(?:점유율|비중)[^.\d]{0,6}최대 ?$/, said: /최대|까지|많게|이[를르]|예상|전망/ },
  // Of each, or of each year.
  { before: /(?:대당|척당|인당|개당|명당|가구당|편당|t당|kwh당) ?(?:약 )?$/, said: /당 |마다|씩/ },
  { before: /(?:매년|해마다|연평균|하루|매달) ?(?:약 )?$/, said: /매년|해마다|연평균|하루|매달|년에|한 해|연간/ },
  // Another one of several: "2위 업체는 318억원".
  { before: /(?:[2-9] ?위|경쟁사|다른)(?: [가-힣]{2,4})?(?:은|는|이|가) ?$/, said: /[2-9] ?위|경쟁|다른|업계/ },
];

const BEFORE = 26;
const BEHIND = 12;

const bears = ({ before, behind }: Label, { passage: { text }, figure: { start, end } }: Known): boolean =>
  (before === undefined || before.test(text.slice(Math.max(0, start - BEFORE), start))) &&
  (behind === undefined || behind.test(text.slice(end, end + BEHIND)));

/** Returns `metric` where the source has a figure only with a label that a sentence leaves out. */
export function checkLabels(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  const known = source.flatMap(listFigures);
  for (const passage of said)
    for (const figure of passage.figures) {
      if (!units.includes(figure.unit)) continue;
      const same = known.filter((each) => isSameValue({ passage, figure }, each) && isSameUnit(figure, each.figure));
      if (same.length === 0) continue;
      if (labels.some((label) => !label.said.test(passage.text) && same.every((each) => bears(label, each))))
        return ['metric'];
      if (isOfOtherInstance(passage, same)) return ['metric'];
      if (isEach.test(passage.text.slice(0, figure.start)) && !same.some(isOfEach)) return ['metric'];
    }
  return [];
}

const units: readonly string[] = ['원', '%', '주', '달러', '명', '배', '대', ''];

/** What each of several gets: "1인당 30만원", "30만원씩". */
const isEach = /1 ?(?:인|명)당 ?(?:약 |최대 )?$/;
const isOfEach = ({ passage: { text }, figure: { start, end } }: Known): boolean =>
  /당 ?(?:약 |최대 |평균 )?$|에게 ?$/.test(text.slice(0, start)) || /^(?:원)?씩/.test(text.slice(end));

/** What each instance of a court granted: "1심은 92억원, 2심은 164억원을 인정했다". */
const granted = /([123]) ?심(?:에서)?(?:은|는|이)? ?(?:약 )?$/;
const saidInstance = /([12]) ?심|항소심/;

/** Whether the source gives an amount to another instance than a sentence does; a higher one may confirm that of the second. */
function isOfOtherInstance({ text }: Passage, same: readonly Known[]): boolean {
  const stated = saidInstance.exec(text);
  const instance = stated === null ? (/대법|상고심|3 ?심/.test(text) ? '3' : undefined) : (stated[1] ?? '2');
  if (instance === undefined) return false;
  const owners = same.map(
    ({ passage, figure }) => granted.exec(passage.text.slice(Math.max(0, figure.start - BEFORE), figure.start))?.[1],
  );
  return owners.every((owner) => owner !== undefined && owner !== instance && !(instance === '3' && owner === '2'));
}
