import { wordLists } from '../../text/words/word-lists.ts';

const words = '[가-힣a-z0-9&.-]{2,}?';
/** Two names side by side, the first of which acts on the second: "가나가 다라에 넘긴". */
const pair = new RegExp(
  `(?:^| )(${words})(?:이|가|은|는) (${words})(?:과의|와의|에게서|에게|에서|로부터|에|을|를|의|로|으로| 지분을?| 주식을?| 제품을?)(?= )`,
);

/** Whether the source has two names of a sentence side by side, but with their roles exchanged only. */
export function isExchanged(lower: string, text: string): boolean {
  const [all = '', one = '', other = ''] = pair.exec(lower) ?? [];
  // "가나가 환경부로부터 명령을 받았어요" has the roles of "환경부, 가나에 명령".
  if (/(?:에게서|에서|로부터)$/.test(all) && /받[았아]|당했|수주|따[냈내]|빌[려렸]|사[들왔]|샀/.test(lower)) {
    const gives = (who: string) => new RegExp(`${escaped(who)}(?:에게서|에서|로부터)`).test(text);
    return gives(one) && !gives(other);
  }
  if (one.length < 2 || other.length < 2 || !text.includes(one) || !text.includes(other)) return false;
  // A suit with somebody is one of both; to end a contract with somebody is not.
  if (/[과와]의$/.test(all) && !/해지|파기|끊|취소/.test(lower)) return false;
  const ofShares = (whose: string) => new RegExp(`${escaped(whose)}(?:의)? ?최대 ?주주`).test(text);
  if (
    /^(?:의)? ?최대 ?주주가 됐/.test(lower.slice(lower.indexOf(other) + other.length)) &&
    ofShares(one) &&
    !ofShares(other)
  )
    return true;
  const side = (first: string, second: string) =>
    new RegExp(
      `${escaped(first)}(?:이|가|은|는|,|…) ?(?:[가-힣]{2,3} )?['"]?${escaped(second)}['"]?(?:에게서|에게|에서|로부터|에|을|를|의|로|으로| 지분| 주식| [\\d.]+%)(?![가-힣])`,
    ).test(text);
  // "가나, 다라 품에": 다라 is the one who buys.
  const takes = (who: string, whom: string) =>
    new RegExp(
      `${escaped(whom)}[^.…\n]{0,12}${escaped(who)}['"]?(?: 품에|에 (?:매각|팔|넘))|${escaped(whom)}(?:의)? 새 ?주인(?:은|에|으로|,)? ?['"]?(?:[가-힣]+ )?['"]?${escaped(who)}|${escaped(who)}(?:이|가) (?:찜한|점찍은|품은|품는|사들인|인수한|인수하는|투자한) ['"]?${escaped(whom)}|${escaped(whom)} ?(?:경영권|지분|주식|매각)[^.…\n]{0,16} ['"]?${escaped(who)}['"]?(?:으로|로)(?=…|[.,…]| |$)`,
      'm',
    ).test(text);
  if (/인수|사들|샀|사기로|품/.test(lower) && takes(other, one) && !takes(one, other)) return true;
  if (/팔기로|팔았|매각했|매각하기로/.test(lower) && takes(one, other) && !takes(other, one)) return true;
  if (/대 ?주주가 됐|최대 ?주주에 올/.test(lower) && isHolder(other, text) && !isHolder(one, text)) return true;
  return (side(other, one) && !side(one, other)) || isObjectOf(other, one, { lower, text });
}

/** Whether a text makes somebody a large holder: "2대주주에 다라", "다라, 최대주주로". */
const isHolder = (who: string, text: string): boolean =>
  new RegExp(
    `대 ?주주(?:에|로|는|가 된|,)? ?['"]?${escaped(who)}|${escaped(who)}['"]?(?:,|이|가|은|는)[^.…\\n]{0,24}대 ?주주(?:에|로|가 [되된]|…| 등극)`,
  ).test(text);

/** Whether a text lets one of two names do with the first object of a sentence what the sentence lets the other do. */
function isObjectOf(who: string, instead: string, { lower, text }: { lower: string; text: string }): boolean {
  const object = new RegExp(`^${escaped(instead)}(?:이|가|은|는) ([가-힣]{2,}?)(?:을|를) `).exec(lower)?.[1];
  if (object === undefined) return false;
  const does = (name: string) =>
    new RegExp(`${escaped(name)}['"]?(?:이|가|은|는|,) ?(?:[^\\s.…]+ ){0,2}?${object}`).test(text);
  return does(who) && !does(instead);
}

/** Who judges companies, and what only they do. */
const authority =
  '(?:[가-힣]*(?:위원회|공정위|금감원|금융위|증선위|방통위|개인정보위|금융감독원)|국세청|식약처|fda|ema|거래소|검찰|경찰|[가-힣]{0,4}법원|재판부|국토부|환경부|노동부|특허청|특허심판원|무디스|피치|[가-힣]{0,6}신용평가사?|특검|해경|[가-힣]{2,4}지검|방사청|관세청|조달청|상무부|산업부)';
const byAuthority = new RegExp(
  `${authority}(?:(?:의|에|에게|을|를)| (?:전 )?(?:회장|대표|사장|임원|직원|간부|계열사|자회사|공장|본사)(?:을|를)?) .*(?:${wordLists.law.authorityDeeds}|의결했|기소했|입건했|구속했|반려했|면제했|보완을 요구|조사하|물리기로|물렸|못하게 했|들이게 했|판정을 냈|로 판단했|편을 들)`,
);

/** Whether a sentence lets a company judge an authority: 가나가 식약처의 신약을 승인했어요. */
export const judgesAuthority = (said: string): boolean =>
  byAuthority.test(said.toLowerCase()) && !/받[았아](?!들)|당했|신청|요청|협조|제기|불복|맞서|상대로/.test(said);

const belongs = /자회사|계열사|종속회사|법인|주주|대표|임원|회장|창업|노조|사장/;
/** Somebody who holds shares of the company, or belongs to it. */
const holder = '(?:최대 ?주주|[1-9]대 ?주주|대주주|주요 ?주주|창업주|창업자|공동대표|오너)';
const sale = /팔았|팔기로|매각했|처분했|넘겼/;

/**
 * Whether the source tells the deed of a holder where a sentence tells it of the company: the sale of its own shares, or
 * what the last verb of the sentence says.
 */
export function isOfHolder(subject: string, said: string, text: string): boolean {
  if (belongs.test(said)) return false;
  const sold = new RegExp(
    `${holder}[^.\n]{0,40}(?:팔|매각|처분|넘[겼긴기]|던[졌진]|블록딜)|(?:팔|매각|처분|던진) ${holder}`,
  );
  if (
    sale.test(said) &&
    new RegExp(`^${escaped(subject)}(?:이|가|은|는) (?:보유 )?(?:지분|주식)`).test(said.toLowerCase())
  )
    return sold.test(text) && !/자사주|자기 ?주식/.test(text);
  const verb = /([가-힣]{2})했어요/.exec(said)?.[1];
  if (verb === undefined) return false;
  const ownDeed = new RegExp(`${escaped(subject)}(?:이|가|은|는|,)[^.\n]*${verb}`);
  return new RegExp(`${holder} ?[^\\s,.]{0,12}(?:이|가|은|는) [^.\n]*${verb}`).test(text) && !ownDeed.test(text);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
