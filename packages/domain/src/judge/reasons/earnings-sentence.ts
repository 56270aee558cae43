import { withParticle } from '../../text/particles.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { isReadWhole, splitClauses } from './read-clause.ts';
import { amountIn, changeIn, money, periodIn } from './slots.ts';

const metric =
  /(매출액?|영업이익|영업익|당기순이익|순이익|순익|영업손실|당기순손실|순손실)(?:은|는|이|가|도)?(?![가-힣])/;
const metricNames: Readonly<Record<string, string>> = {
  영업익: '영업이익',
  순익: '순이익',
  당기순손실: '순손실',
  매출액: '매출',
};
const period = /(?:(?:올해|작년|지난해) ?)?(?:[1-4](?:분기|Q)|상반기|하반기)(?:에|의|엔)?(?![가-힣])/;
const since =
  /(?:전년|작년|지난해)(?: ?(?:동기|동분기|같은 기간|대비|보다|비|比|동기비))+(?:로)?|전년(?:비|比)|YoY|(?:전분기|직전 ?분기)(?: ?(?:대비|보다|비|比))+|QoQ/;
const percent = /\d[\d,.]*% ?(?:가량|가까이|넘게)? ?/;
const rise = pattern`↑|(?:급)?증가?${wordLists.noun.didEnds}?|늘(?:어난|었다|어|었)?|상승(?:한|했다)?|성장(?:한|했다)?|뛰(?:어|었다)?|껑충|확대|개선`;
const fall = pattern`↓|(?:급)?감소?${wordLists.noun.didEnds}?|줄(?:어든|었다|어|었)?|하락(?:한|했다)?|떨어(?:진|졌다)?|축소|빠(?:진|졌다|져)?`;
const change = new RegExp(`${percent.source}(?:${rise.source}|${fall.source})`);
const amount = new RegExp(`(?:${money.source})(?:으로|로|을|를|원)?`);
const reported =
  /기록(?:했다|해|하며)?|달성(?:했다)?|(?:이라|다)?고 (?:공시|발표|밝)(?:했다|혔다)|(?:으로 )?집계(?:됐다)?/;
/** A record among the same quarters or months of other years. */
const ofItsKind =
  /(?:[1-4]분기|[상하]반기|동기|\d월)(?: 실적)? ?(?:기준|중|가운데)(?:으로는?|에선|에서)? ?(?:역대 |사상 )?최[대고]/;
const record = /(?:역대|사상|창사 이래|분기)(?: ?(?:분기|최고|최대))+/;
const turn = /(?:흑자|적자)(?:로|를)? ?(?:전환|돌아서|돌아섰다|돌아서다)(?:했다|해)?/;
const expected =
  /(?:시장 ?)?(?:컨센서스|기대치|예상치?|전망치|눈높이)(?:를|을)? ?(?:크게 )?(?:상회|웃돌아|웃돌|웃돈|넘어섰|넘어|넘었|뛰어넘|하회|밑돌아|밑돌|밑돈|미달|못 미쳤|못 미쳐|못 미친)(?:했다|았다|다|은|는)?/;
/** Another company that is near the one in question. */
const kin = pattern`${wordLists.people.kinFirms}|관계사|고객사|라이벌|동생|아우|맏형|형제|자매`;
/** A name in marks right before its figures: "'다라테크' 3분기 영업익". A remark has other marks behind it: "'선방'…영업익". */
const quotedSubject = new RegExp(`\\S ['"‘“][^'"’”]+['"’”] (?:${period.source} ?)?${metric.source}`);
/** The year of a result that names no part of it. */
const year = /(?:지난해|작년) (?:(?:연간|한 해) )?(?=매출|영업|순이익|순익|순손실|당기순)/;
const parts = [year, turn, expected, record, change, since, amount, period, metric, reported];

/** "3분기 영업이익이 1,200억원으로 지난해 같은 기간보다 12% 늘었어요.": from clauses that were read whole, else null. */
export function earningsSentence(text: string, names: readonly string[], lead = text): string | null {
  // "3분기 누적 …": figures elsewhere in the headline may be of the same months together.
  if (/누적|1[~∼-]\d분기/.test(text)) return null;
  // "1·2분기 영업익 230억·410억": figures of several periods in turn.
  if (/[1-4](?:Q|분기)? ?[·,/] ?[1-4](?:분기|Q)/.test(text)) return null;
  // "가나지주 자회사 '다라' 흑자 전환", "가나전자 동생 '다라' 영업익 47%↑": of whom the figures are, the clauses do not say.
  if (kin.test(text) || quotedSubject.test(text)) return null;
  if (opensWithPart(text, names)) return null;
  const clauses = splitClauses(text);
  // "다라캐피탈, 상반기 순익 44%↑": another opens the headline.
  const isOwn = (clause: string | undefined) =>
    clause !== undefined &&
    names.some((name) => clause.includes(name) || (clause.length >= 3 && name.startsWith(clause)));
  const periods = new Set(text.match(new RegExp(period.source, 'g')) ?? []);
  const readable = (clause: string | undefined): clause is string =>
    clause !== undefined && isReadWhole(clause, parts, names);
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    // "'재고 털었다' 가나전자, 2분기 흑자전환": the name alone opens the clauses behind it.
    const isIntroduced =
      before !== undefined && names.includes(before) && new RegExp(`^["'‘“][^"'’”]+["'’”] ?${before},`).test(text);
    if (!readable(clause) || !(isOwn(clause) || isOwn(clauses[0]) || isIntroduced)) continue;
    // "… 1,200억…전년比 12%↑": the next clause goes on where it names no metric of its own.
    const next = clauses[index + 1];
    const goesOn = readable(next) && !metric.test(next) && !period.test(next) && !money.test(next);
    const sentence = writeSentence(goesOn ? `${clause} ${next}` : clause, {
      only: periods.size === 1 && !clauses.slice(index + 1).some(hasOwnPeriod) ? periodIn(text) : null,
      stated: periods.size > 0 ? null : (yearIn(text) ?? onlyPeriodIn(lead)),
      manyPeriods: periods.size > 1,
      confirmed: isForecast.test(`${text} ${lead}`) ? '' : lead,
    });
    if (sentence !== null) return sentence;
  }
  return null;
}

/** A part of the company right behind its name; what it does for the whole has another word behind it. */
const part =
  /^[은는이가의,]? ?(?:\S+ ){0,3}?\S*(?:공장|법인|부문|사업부?|자회사|지사|지점|본부)(?!\S* ?(?:효과|호조|덕|증설|투자|가동|매각|철수|확대))(?:[은는이가의,]|\s|$|…|\.{2})/;

/** "가나전자 中 법인, 3분기 순손실 200억…적자전환": the figures behind are those of the part. */
const opensWithPart = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.startsWith(name) && part.test(text.slice(name.length)));

/** Whether a clause names a period for a result of its own: it says nothing of the clauses before it. */
const hasOwnPeriod = (clause: string): boolean => period.test(clause) && metric.test(clause);

/** The year of a result that names no part of it: "지난해 영업손실 143억". */
const yearIn = (text: string): string | null =>
  /(?<![가-힣])(지난해|작년) (?:연간 |한 해 )?(?=매출|영업|순이익|순익|순손실|당기순|적자|흑자)/.exec(text)?.[1] ??
  null;

/** Periods of which the next year tells: then 지난해 is their own year, not the one before. */
const endsTheYear = /^(?:4분기|하반기|연간) $/;

/** A period right before its metric: "올해 2분기 연결 영업이익이". */
const ofMetric = new RegExp(`${period.source} (?:(?:연결|별도|잠정|기준|연결기준) ?){0,3}${metric.source}`);

/** The period of the metric in a text that names one period only, and no months together. */
function onlyPeriodIn(text: string): string | null {
  if (/누적|1[~∼-]\d분기/.test(text)) return null;
  const year = yearIn(text);
  const periods = new Set(text.match(new RegExp(period.source, 'g')) ?? []);
  if (periods.size === 0) return year;
  return periods.size === 1 && year === null && ofMetric.test(text) ? periodIn(text) : null;
}

/** Words of a result that nobody has reported yet. */
const isForecast = pattern`${wordLists.outlook.forecasts}|목표|가이던스|컨센서스|겠다|것으로(?! ?(?:잠정 )?집계| 나타났)|누적|듯|돌파|넘[었겼어긴는]`;

interface Reading {
  only: string | null;
  stated: string | null;
  manyPeriods: boolean;
  /** The description's first sentence, where it reports a result; empty otherwise. */
  confirmed: string;
}

/**
 * `only`: the one period that the whole text names, for a clause that names none. `stated`: the one that the article states where the
 * text names none.
 */
function writeSentence(clause: string, { only, stated, manyPeriods, confirmed }: Reading): string | null {
  const metrics = clause.match(new RegExp(metric.source, 'g')) ?? [];
  if (metrics.length > 1 || (clause.match(new RegExp(percent.source, 'g')) ?? []).length > 1) return null;
  const when = periodIn(clause) ?? only ?? stated;
  const opening = when === null ? '' : `${when} `;
  const word = metric.exec(clause)?.[1];
  const name = word === undefined ? null : (metricNames[word] ?? word);
  const turned = turn.exec(clause)?.[0];
  // Two periods in the text: the turn may be against either.
  if (turned !== undefined && when === null && manyPeriods) return null;
  if (turned !== undefined) {
    // The net result may turn where the operating one does not.
    const turning = name === '순손실' ? '순이익' : name;
    const isOperating = turning === null || turning === '영업손실' || turning === '영업이익';
    const subject = isOperating ? '' : `${withParticle(turning, '이')} `;
    // Bare "적자로 돌아섰어요" says neither what nor since when.
    if (opening === '' && subject === '' && name === null) return null;
    return `${opening}${subject}${turned.startsWith('흑자') ? '흑자로' : '적자로'} 돌아섰어요.`;
  }
  if (name === null) return null;
  const figure = amountIn(clause);
  const moved = changeIn(clause);
  // "전년비 66%↑ 매출도": a change before the metric is that of another one.
  if (moved !== null && clause.search(percent) < clause.search(metric)) return null;
  // "지난해 4분기 … 전년比": the year before that one, for which there is no short word.
  const isWholeYear = /^(?:지난해|작년) $/.test(opening);
  if (moved !== null && moved.since !== '' && !isWholeYear && /^(?:지난해|작년)/.test(opening)) return null;
  const size = figure === null ? '' : `${withParticle(figure, '으로')} `;
  if (moved !== null) {
    const eased = name.endsWith('손실') && /개선|축소/.test(clause);
    const compared = isWholeYear ? '' : endsTheYear.test(opening) ? moved.since.replace('지난해', '전년') : moved.since;
    return `${opening}${withParticle(name, '이')} ${size}${compared}${moved.size} ${eased ? '줄었어요' : moved.verb}.`;
  }
  const best = record.exec(clause)?.[0];
  // "사상 최대" beside "3분기 기준 최대": a record among third quarters alone.
  if (best?.includes('최대') && ofItsKind.test(confirmed)) return null;
  if (best?.includes('최대'))
    return `${opening}${withParticle(name, '이')} ${size}${/역대|사상|창사/.test(best) ? '역대' : '분기'} 최대를 기록했어요.`;
  const against = expected.exec(clause)?.[0];
  // "2분기 영업손실 238억": the figure alone, where the description has it, too.
  if (against === undefined && best === undefined && opening !== '' && figure !== null)
    return confirmed.replace(/(?<=[조억]) (?=\d)/g, '').includes(figure)
      ? `${opening}${name} ${withParticle(figure, '을')} 기록했어요.`
      : null;
  if (against === undefined) return null;
  return `${opening}${withParticle(name, '이')} 시장 예상을 ${/상회|웃돌|웃돈|넘/.test(against) ? '웃돌았어요' : '밑돌았어요'}.`;
}
