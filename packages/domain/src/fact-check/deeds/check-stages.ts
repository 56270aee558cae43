import { findMood, firstSentence } from '../../text/mood.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { isTradeToCome, isUnfinished } from '../reading/completions.ts';
import type { Fault } from '../reading/faults.ts';

const open = pattern`${wordLists.outlook.open}`;
const considered = pattern`${wordLists.outlook.considered}`;
/** Words by which a plan that is pursued is told, too. */
const pursued = /추진|임박|유력|눈앞|초읽기|나[선설]|의향|설(?:에|이|…|$)|노[린려리]/m;
const forecast = pattern`${wordLists.outlook.forecastWords}`;
/** Words that look like those of a forecast: what may be paid out, how likely a figure grows. */
const noForecast = /배당 ?가능|조기 ?상환 ?가능/g;
const withdrawn = pattern`${wordLists.undone.withdrawn}`;
/** Deeds that a sentence names, and where a source tells them. */
const stems: readonly { said: RegExp; source: RegExp }[] = [
  { said: /(?:자사주|자기주식|주식)[^.]*소각/, source: /소각|없애|없앤|태우|태운|자사주|자기 ?주식/ },
  { said: /(?:자사주|자기주식)[^.]*(?:사들|사[기는]|샀|매입|취득)/, source: /자사주|자기 ?주식|신탁/ },
  { said: /전환사채|교환사채/, source: /사채|(?<![a-z])[ce]b(?![a-z])/i },
  { said: /유상증자|무상증자|유증|증자/, source: /증자|유증|무증|신주/ },
  { said: /배당/, source: /배당/ },
  { said: /주식 ?병합|회사 분할|감자/, source: /병합|분할|감자|쪼갠/ },
  { said: /계약을? (?:맺|체결)|수주|따[냈낼]/, source: /계약|수주|따[내냈낸]|납품|공급|맡/ },
  { said: /인수/, source: /인수|품|지분/ },
  { said: /취하/, source: /취하/ },
  { said: /지분[^.]*(?:팔|파는|매각)/, source: /지분|매각|처분/ },
  { said: /(?:목표|의견)[^.]*철회/, source: /목표|의견|매수/ },
];

const saidConsidered = /검토(?:하고 있|해요|했)|방안을|따져 ?보/;
const saidForecast = pattern`(?:것으로|거로|걸로) (?:보여|${wordLists.outlook.forecasts})|전망(?:돼|됐|이에)|할 듯`;
const saidWithdrawn = /철회했|취소했|거둬들였|백지화했|무산됐/;
const saidRequested = /신청했|청구했/;
const saidResult =
  /(?:매출|이익|손실|실적)[^,]*(?:늘었|줄었|기록했|냈|커졌|거뒀|올렸|집계됐|웃돌았|밑돌았|미쳤)[가-힣]*요/;
const takenBack =
  /(?:철회|백지화)(?! ?(?:검토|가능|요구|촉구|여부|압박|시사))|없던 일|(?:계획|방안|추진|양도|증자)[^…]{0,6}접[어기었]|거둬들/;
/** Words of a plan that is taken back, where the source has no word of the plan itself. */
const takenBackAtAll = pattern`${wordLists.undone.fallsThrough}|거둬|거두|접[었기는어]|백지화|포기|없던 일|물거품|보류|엎|반려|번복|무효`;
/** How likely a figure grows: "작년보다 많아질 가능성". */
const ofSize = /[질날들릴를] 가능성/g;
const undone = pattern`${wordLists.undone.undoneDeeds}`;

/** A sale or purchase that a sentence tells as done. */
const saidTraded = /(?<!기로 )(?:샀|팔았|사들였|인수했|취득했|매각했|처분했|매입했|매수했)[가-힣]*요/;
const toTrade = pattern`\d월까지|기로|키로|판다|산다|사들인다|넘긴다|품는다|손에 넣는다|넘겨받는다|인수한다|매각한다|예정|계획|방침|떠안|(?:대금|인수가|잔금|매매대금|인수 자금)(?:은|는)? [^.]*(?:낸다|치른다|댄다|마련한다|조달한다|받는다)|계약[은을] [^.]*맺는다|(?:매도|${wordLists.trade.trades}|양도|양수|출자|투자) ?결정`;
const tradedForSure = pattern`${wordLists.trade.traded}`;

/** A stake that has changed: "지분은 44.1%에서 46.8%가 됐다". */
const isHeld = /지분[율은이]*[^\n]*\d%(?:가|로) (?:됐|늘었|높아졌|올랐|줄었|낮아졌)/;

/** What becomes of shares once they are bought: "사들인 주식은 소각할 계획". */
const boughtLater = /(?:사들인|매입한|취득한) (?:주식|자사주|물량|지분)[은을][^.]*(?:계획|예정|방침|쓸|소각)/g;

/** A purchase in the present of headlines. */
const buysNow = /(?<![가-힣])산다|사들인다|품는다|인수한다/;

/** A trade that is decided, and one that is over. */
const tradeDecided = pattern`(?:${wordLists.trade.trades}|인수|양도|양수)하기로 ?(?:했|결정|의결|합의)|(?:파|사|사들이|넘기)기로 ?(?:했|결정|의결)|(?:매각|처분|취득|양수|양도)을? ?${wordLists.trade.decisions}|(?:매각|인수|처분|취득|양도|양수)하는 (?:[^\s.]+ )?계약|(?:넘기|파|사들이)는 (?:[^\s.]+ )?계약|(?:주식|지분)? ?매매 ?계약|양수도 ?계약`;
const tradeOver = pattern`(?:${wordLists.trade.trades}|인수|매수)(?:했|한(?!다)|을 (?:완료|마))|팔았|넘겼|사들였|사들인(?!다)|품었|납입|완료|(?<!계약을 )마[쳤쳐]|블록딜`;
const isTradeOnlyDecided = (text: string): boolean => tradeDecided.test(text) && !tradeOver.test(text);

/** Returns `stage` where a deed has come less far, further or elsewhere than a sentence tells. */
export function checkStage(sentence: string, text: string): Fault[] {
  return isOfOtherStage(sentence, text) ? ['stage'] : [];
}

function isOfOtherStage(sentence: string, text: string): boolean {
  const [title = ''] = text.split('\n');
  const windows = stems.flatMap(({ said, source }) => (said.test(sentence) ? listWindows(text, source) : []));
  const near = windows.map((window) => window.replace(/(?<=.{12})….*$/s, ''));
  const tells = (words: RegExp) =>
    near.length > 0 ? near.some((window) => words.test(window.replace(ofSize, ' '))) : words.test(text);
  if (/(?:취소|철회|중단|해지|정지)하기로 한 계획을 철회/.test(sentence)) return !/번복|다시|재개|원상/.test(text);
  if (saidWithdrawn.test(sentence))
    return !(near.length > 0 ? tells(withdrawn) : tells(takenBackAtAll)) && !takenBack.test(title);
  if (/확정했어요/.test(sentence) && takenBack.test(text)) return true;
  if (takenBack.test(title) && !undone.test(sentence) && !/파업[^.]*끝[냈났]/.test(sentence)) return true;
  if (saidConsidered.test(sentence)) {
    const isConsidered = tells(considered) || (/방안을 추진/.test(sentence) && pursued.test(text));
    if (/사는 방안|사들이는 방안|인수하는 방안/.test(sentence) && buysNow.test(title)) return true;
    if (!isConsidered || (isDecided(sentence, text) && !/검토|타진|저울|만지작|고심|방안/.test(text))) return true;
    if (!/마쳤/.test(sentence)) return false;
  }
  if (saidForecast.test(sentence)) return !isForecast(sentence, text, windows);
  if (saidRequested.test(sentence)) return !/신청|청구|접수|제출|요청|냈|밟|추진|알리|영장/.test(text);
  if (isOnlyAnnounced(sentence, text)) return true;
  if (/승인받았|승인을 받았|허가를 받았|승인을 승인받/.test(sentence) && isOnlyRequested(text)) return true;
  if (isUnfinished(sentence, text) || isTradeToCome(sentence, text)) return true;
  if (isNotOver(sentence, text) || isToCome(sentence, text)) return true;
  const traded = text.replace(boughtLater, ' ');
  if (
    saidTraded.test(sentence) &&
    !isHeld.test(text) &&
    (isTradeOnlyDecided(text) || (toTrade.test(text) && !tradedForSure.test(traded)))
  )
    return true;
  if (
    /조치를 받았어요/.test(sentence) &&
    /예고/.test(text) &&
    !/예고/.test(sentence) &&
    !/조치(?:를 받|했|됐)/.test(text)
  )
    return true;
  if (saidResult.test(sentence) && !/\d/.test(sentence.replace(/\d분기|20\d\d년/g, '')) && isOnlyForecast(text))
    return true;
  return isOnlyPlanned(sentence, text) || isWithdrawn(sentence, text) || isOpenOnly(sentence, text);
}

/** Whether the source says that what a sentence has considered is decided: "소각하기로 했다", "이사회가 의결했다". */
function isDecided(sentence: string, text: string): boolean {
  const deed = /([가-힣]{2})(?:하|되)?는 방안/.exec(sentence)?.[1];
  const decided = `(?:하기로|키로|(?:을|를)? ?(?:${wordLists.trade.decisions}))`;
  return deed !== undefined && new RegExp(deed + decided).test(text);
}

/** Whether a sentence says that something is over which the source only has under way: 상장폐지 수순. */
function isNotOver(sentence: string, text: string): boolean {
  const what = /([가-힣]{2,})(?:을|를) (?:마쳤|완료했|끝냈)어요/.exec(sentence)?.[1];
  if (what === undefined) return false;
  const isOver = new RegExp(`${what}[^.…]{0,12}(?:완료|마[쳤치쳐친]|마무리|끝|종료|성공)`).test(text);
  return (
    !isOver && new RegExp(`${what}(?:을|를|도|까지)? ?(?:수순|추진|예정|계획|절차|착수|검토|나선|하기로)`).test(text)
  );
}

/** Deeds that take time, with the verb of a sentence that tells them as done. */
const statedDone = pattern`(\S+?)(?:을|를|에)? (?:\S+ )*?(?:${wordLists.trade.doneDeeds}했|사들였|팔았|샀|들어갔)어요`;
/** Words by which a description tells that a deed is behind it. */
const overWords = /(?:했|됐|졌|였|렸|었|았|갔|났|쳤)다|완료|마[쳤치]|에 성공/;

/**
 * Whether a deed told as done is one that the description's first sentence has in the present or decided: "인상한다", "사기로 했다".
 * Headlines with a bare noun leave it open.
 */
function isToCome(sentence: string, text: string): boolean {
  if (/기로 |추진|검토/.test(sentence) || !statedDone.test(sentence)) return false;
  const [title = '', ...rest] = text.split('\n');
  if (/(?:했|됐|었|았|였|렸|쳤|갔|샀|졌|겼|섰|냈|썼|줬)다|완료|마[쳐쳤]/.test(title) || rest.length !== 1) return false;
  const description = rest.join(' ');
  const mood = findMood(description);
  if (mood !== 'open' && mood !== 'decided') return false;
  const first = firstSentence(description);
  // The deed has to be the one that the sentence speaks of: it shares a noun with the description's first sentence.
  const nouns = (sentence.match(/[가-힣A-Za-z]{2,}(?=[을를])/g) ?? []).map((noun) => noun.slice(-2));
  const beyond = description.slice(first.length);
  return (
    nouns.some((noun) => first.includes(noun)) &&
    !overWords.test(first.replace(/기로 [^.]*했다|(?:밝|공시|발표|전|설명)[혔했]*다/g, '')) &&
    !/완료했|마쳤/.test(beyond)
  );
}

/** Whether the source tells as a forecast what a sentence tells as one. */
function isForecast(sentence: string, text: string, windows: readonly string[]): boolean {
  if (/계약|수주|따낼/.test(sentence))
    return (
      !/(?:체결|수주)했|맺었|따냈|서명/.test(text) &&
      windows.some((window) => pattern`${wordLists.outlook.hopedOrders}`.test(window))
    );
  return forecast.test(text.replace(noForecast, ' '));
}

/** A brokerage that foresees results: "누리증권은 … 줄 것으로 추정했다". */
const foreseenByBrokerage = /(?:증권|금투|투자)(?:은|는|이|가) [^.]*(?:추정|전망|내다|예상)/;

/** Whether every figure of results in the source is a forecast. */
function isOnlyForecast(text: string): boolean {
  const results = listWindows(text, /매출(?!총)|이익(?!률)|손실|적자|실적|영업익/);
  if (/기록했|집계|거뒀다|냈다고|공시했|잠정/.test(text)) return false;
  const [title = ''] = text.split('\n');
  return (
    results.length > 0 &&
    (/추정|전망|예상(?! ?(?:밑|웃|[상하]회|넘|못))|듯|기대(?! ?(?:밑|웃|[상하]회|넘|못))|것|겠|내년/.test(title) ||
      foreseenByBrokerage.test(text) ||
      /전망이다|것이란|것으로 (?:봤|내다|전망)/.test(text)) &&
    results.every((window) =>
      /추정|전망|내다|것으로|것이|달할|이를|그칠|겠|듯|두 배로|봤|점[쳐친]|예상(?!보다|을|치|보| ?(?:밑|웃|[상하]회|넘|못))|기대(?!를|보다|치| ?(?:밑|웃|[상하]회|넘|못))/.test(
        window,
      ),
    )
  );
}

/** Deeds that companies decide long before they do them. */
const slow = pattern`^${wordLists.trade.slowDeeds}$`;
const firmlyPlanned = /기로 ?(?:했|하|결정|합의|의결|뜻)|기로…|키로|예정|계획|방침|결정|결의|의결|한다(?![가-힣])|추진/;

/** Whether a deed told as done is one of which the source only says that it was decided. */
function isOnlyPlanned(sentence: string, text: string): boolean {
  const deed = /([가-힣]{2})(?:을|를)? ?했어요/.exec(sentence)?.[1];
  if (deed === undefined || !slow.test(deed) || /기로 했어요/.test(sentence)) return false;
  const isDone = new RegExp(`${deed}(?:을|를)? ?(?:했|한 |하며|해 |하고|완료|마[쳤치쳐]|끝|…|에 성공|,|$)`, 'm').test(
    text,
  );
  return !isDone && firmlyPlanned.test(text) && !/완료|마[쳤치쳐친]|끝냈|납입했|사들였|팔았|넘겼|모았/.test(text);
}

/** Contracts, issues and purchases of which the source only says that they may come. */
function isOpenOnly(sentence: string, text: string): boolean {
  if (!/(?:맺었|따냈|수주했|따낸|하기로 했|결정했)어요/.test(sentence)) return false;
  const windows = listWindows(text, /수주|계약|유상증자|유증|전환사채|인수|소각|매각|합병/);
  if (windows.length === 0) return false;
  const firm = pattern`${wordLists.trade.firmly}`;
  return windows.every((window) => open.test(window) && !firm.test(window));
}

/** Whether the source reports that the plan a sentence tells was taken back. */
function isWithdrawn(sentence: string, text: string): boolean {
  const plan =
    /(유상증자|무상증자|전환사채|소각|합병|분할|인수|매각|공개매수|상장)[^.]*(?:기로 했|결정했|발표했|추진)/.exec(
      sentence,
    )?.[1];
  if (plan === undefined || withdrawn.test(sentence)) return false;
  const windows = listWindows(text, new RegExp(plan === '유상증자' ? '유상증자|유증' : plan));
  return windows.length > 0 && windows.every((window) => takenBack.test(window));
}

/** 투자경고종목 지정예고: announced, not yet done. */
function isOnlyAnnounced(sentence: string, text: string): boolean {
  const list = /(투자경고|투자위험|단기과열|관리종목|매매거래정지)/.exec(sentence)?.[1];
  if (list === undefined || /예고|우려|풀|가능|심사/.test(sentence)) return false;
  if (!/지정 ?(?:됐|했|조치|받)|정지를 실시|으로 지정|에 지정/.test(sentence)) return false;
  const named = list === '매매거래정지' ? /거래 ?정지|매매 ?정지|거래가 멈|매매거래를 정지/ : new RegExp(list);
  const windows = [...text.matchAll(new RegExp(named.source, 'g'))].map(({ index }) => text.slice(index, index + 26));
  return (
    windows.length > 0 &&
    windows.some((window) => /예고|가능|우려|위기/.test(window)) &&
    !windows.some((window) =>
      /^[^예]{0,10}지정(?! ?\(?예고|이 예고|을 예고| ?요건| ?직전| ?가능)(?:→|했|됐|한다|돼|된|한 |,|…)|이 됐다|에 올[렸려]|^[^예]{0,12}지정(?:한다|했다)/.test(
        window,
      ),
    )
  );
}

const isOnlyRequested = (text: string): boolean =>
  /신청|청구|제출/.test(text) &&
  !/승인[^.…]{0,8}(?:받|획득|통과|…|,|됐|완료)|허가[^.…]{0,10}(?:받|획득|취득|…|에)|승인받|통과/.test(text);

/** Characters before and behind a deed in which texts tell how far it has come. */
const BEFORE = 12;
const BEHIND = 40;

function listWindows(text: string, deed: RegExp): string[] {
  const all = new RegExp(deed.source, `${deed.flags.replace('g', '')}g`);
  return [...text.matchAll(all)].map(({ index, 0: word }) => {
    const before = text.slice(Math.max(0, index - BEFORE), index).replace(/^.*\n/s, '');
    return before + text.slice(index, index + word.length + BEHIND).replace(/\n.*$/s, '');
  });
}
