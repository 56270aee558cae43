import { withParticle } from '../../text/particles.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';

/** A size with its unit: 1.2조원, 4조1304억원, 350만달러. */
const size = String.raw`(?:약 |총 |최대 )?\d[\d.,]*[천백십]?(?:(?:조|억)[\d.,천백십조억만]*원|(?:조|억|만)[\d.,천백십억만]*(?:${wordLists.amount.foreignCurrencies}))`;
/** Behind a size, these words measure already or take it as their object. */
const measured = `${wordLists.amount.sizes}|이하|가까이|넘게|정도|이자|수령|확보|들여|더|전액|전부|매출|영업|순이익|손실|적자|흑자|증가|감소|증액|감액|인상|인하|차익|달성|돌파|기록|미달|부과|취소`;
const bareSize = new RegExp(
  `(^|(?:[에와과로서을를]|맺은|체결한|따낸|받은) )(${size}) (?!${measured})(?=[가-힣A-Za-z'‘])`,
  'g',
);

/** A size of an order, whatever was ordered: a plant is not worth so much of itself. */
const ordered = new RegExp(
  `^((?:\\S+(?:에서|서|와|과|에게서|으로부터|로부터) )*)((?:(?!\\S*(?:에서|에게|와|과|에|로) )\\S+ )+?)(${size})(?:어치)?[을를] (.*(?:수주했|따냈)어요)$`,
);

/** A contract with what it is about: "BMW에 배터리 공급 계약을 맺었어요". */
const contract = pattern`^((?:.* )?\S+에) (.+) (${wordLists.trade.supplies}) ?(계약|협약|MOU|양해각서)([을를]) (.*맺었어요)$`;
/** What stands between a thing and its delivery and is no thing: "배터리 장기 공급 계약". */
const noThing =
  /(?:^|\s)(?:장기|추가|독점|단독|첫|신규|본|최종|조건부|연간|후속|초도|상업|직접|우선|다년|대규모|규모|\S*\d\S*(?:년|년간|차|원))$|[을를에]$|에 /;

/** Causes before what the exchange makes of the company: "단기 급등에 투자경고종목으로 지정됐어요". */
const designated = /^((?:\S+ )*\S*(?:급등|과열|집중|잠식|변동|우려|위반|미달|과다)에) (\S+(?:종목|법인)으로 지정)/;
const firstShares = /^첫 (자사주를|자기주식을) /;
/** What a court takes up or turns down is the request. */
const request = /(집행정지|가처분)[을를] (받아들였어요|기각했어요)/;

/** A contract with somebody that ended: "포드와 9.6조원 규모 공급 계약이 해지됐어요". */
const ended = /^((?:\S+ )?\S+[와과]) (?!맺은|체결한)(.*계약이 (?:또 )?(?:해지|취소|무산)됐어요)$/;
const merged = /([가-힣A-Z](?<!효|성|결)[와과]) ((?:흡수)?합병[을이])/;
/** Which time it is: "두 번째 수주했어요". */
const ordinal = /번째 (\S+어요)$/;
/** A cause before what it led to: "설비 고장에 가동을 중단했어요". */
const cause = pattern`(${wordLists.change.troubles}|(?<![가-힣])화재|급락|철수)에 (?!따라 )(?=.*[을를이가] )`;
/** A day that was set: "출시일을 3월 19일 확정했어요". */
const setDay = /(\d(?:월|일)) (확정했어요)$/;

/** A suit with somebody: "다라와 특허 분쟁에서 이겼어요". */
const suit =
  /([가-힣A-Za-z0-9)](?<!결|효|성)[와과]) ((?:\d+년 )?(?:(?:특허|상표|저작권|손배|손해배상|영업비밀) ?)?(?:침해 ?)?(?:소송|분쟁|다툼)(?= |에서))/;
/** A price that is set: "발행가 1만5200원으로". */
const setPrice = /^((?:\S+ )*\S*[가액]) (?=\d\S*원으로 (?:결정|확정)했어요$)/;
/** A bare 서 behind a place or name: "연기금서 투자를". Nouns of papers end so by themselves. */
const bareFrom = new RegExp(
  pattern`([가-힣]{2,})(?<!에|${wordLists.noun.morePapers}|답변|소명|요청|각|증|문|도|부|질|순|조|정|독|양|동의|증명|이행|서|추천|처방|판결|진단|감정|약정|공시|소환|고발|고소|투자|발행|평가)서(?= \S)`,
  'g',
);
/** Whom one goes to court with: "구글 상대 소송을". */
const opponent = /^(\S+) 상대 (?=.*(?:소송|가처분|중재|심판)[을를] (?:제기|신청|청구))/;
/** An instance before its suit: "국세청 사업 1심 손배소에서". */
const instanceFirst = pattern`([123]심) (\S*(?:소송|손배소|재판))에서 (?=\S*${wordLists.law.outcomes})`;
/** A court behind the suit: "취소소송 대법원에서 패소가". */
const inCourt = pattern`(${wordLists.law.suits}) (${wordLists.law.courts})에서 (?=(?:패소|승소)[가를을이] 확정)`;
const wonInCourt = pattern`(${wordLists.law.suits}) (${wordLists.law.courts})에서 (?=(?:최종 |일부 |또 )?${wordLists.law.outcomes})`;
const ofCourt = pattern`(${wordLists.law.suits}) (?=(?:대법원|고법) 판결에서)`;
/** What a request is against: "처분에 집행정지를 신청했어요". */
const against = /(처분|명령|결정)에 (?=(?:집행정지|가처분|효력정지|취소소송|행정소송|소송|이의)(?: 신청)?[을를] )/;
const amid = /(논란|우려|비판|반발|반대|부진|침체|위기|갈등|지적) 속 (?=\S)/;
/** Shares that are bought to be cancelled: "자사주 매입 후 전량 소각을 결정했어요". */
const thenCancelled =
  /(?:자사주|자기주식) (?:매입|취득) 후 (?:전량 )?소각[을를] (?:결정했|결의했|의결했|추진해)(?:어)?요$/;
/** Who has it first, before the thing: "국내 최초 LFP 양극재를 양산했어요". */
const first = pattern`^(${wordLists.noun.ranges}) (?:최초|첫) (?=\S.*[을를] (?:양산|개발|출시|공개|획득|취득|국산화|도입|선보))`;
/** Things that are counted are ordered, not won: "드론 600대를 따냈어요". */
const counted = /(\d(?:대|척|기|문|량|칸|편성|세트)[을를] (?:\S+ )*)따냈어요$/;
/** A price within the range that was asked: "공모가 희망범위 상단 3만원으로 확정했어요". */
const priceInRange = /^(\S*[가액]) ((?:희망 ?)?(?:범위|밴드) ?[상하]단) (?=\d\S*원으로)/;
/** What an authority abroad lets through, before where: "골다공증 시밀러 유럽 품목허가를 획득했어요". */
const letThrough = pattern`^((?:\S+ )*\S*(?:신약|치료제|시밀러|백신|주사제|복합제|항암제|키트|주사|항생제|패치|[’'])(?: \d+종)?) (?=(?:${wordLists.noun.mainMarkets}|캐나다|호주|대만|브라질|인도|FDA|EMA|PMDA|NMPA|식약처)(?: \S+){0,3} (?:\S*(?:승인|허가|지정|인증))[을를] (?:받았|획득했|취득했)어요$)`;
/** What is listed or sold, before where: "면역항암제 건강보험 급여에 등재됐어요", "건기식 12종 올리브영에 입점했어요". */
const listed = pattern`^(?!(?:${wordLists.noun.mainMarkets}|대만|캐나다|건강보험|보험) \S+에 )((?:\S+ )*?\S+) ((?:(?:${wordLists.noun.mainMarkets}|대만|캐나다) )?(?:(?:건강보험|보험|공보험) )?(?:급여|메디케어|메디케이드|가이드라인|목록))에 (?=(?:\S+ )?등재)`;
const sold = pattern`^((?:\S+ )*\S+ \d+종|['‘“][^'’”]+['’”](?= (?:${wordLists.noun.mainMarkets}) )) (?=\S.*에 입점)`;
/** Who is asked: "미국 FDA 허가를 신청했어요". */
const asked = /(FDA|EMA|식약처|NMPA|PMDA) (?=(?:\S+ )?(?:\S*허가|\S*승인|IND|NDA|BLA)[을를] (?:신청|제출))/;
/** What a fine is for: "유출에 과징금 13억원을". */
const finedFor = pattern`(유출|위반|담합|갑질|미지급|은폐|누출|누락|지연)에 (?=${wordLists.law.fines})`;
/** A price before what was sold: "108억위안에 중국 공장 매각을 마쳤어요". */
const soldFor = pattern`^(\S*\d\S*(?:원|${wordLists.amount.foreignCurrencies})에) (.+) (매각|인수|취득|처분)[을를] 마쳤어요$`;
/** When it was, without its particle, before what was ordered: "2분기 장비 3건을 수주했어요". */
const period =
  /^(\S+원 규모 )?((?:올해 |지난해 |내년 )?(?:[1-4]분기|[상하]반기)) (?=(?!\d+월|.*(?:목표|실적|배당|계획|누적))(?:\S+ )*\S+[을를] (?:\S+ )*(?:수주|따냈|공급|납품|수출|출시|매각|인수|체결|확보|투자))/;
/** Work that is named by what it does: "해수담수화를 수주했어요". */
const process = /(담수화|지중화|전철화)[을를] (?=(?:\S+ )*(?:수주했|따냈))/;
/** Somebody with a rank, and what he is made: "다라 부사장 신임 대표로". */
const appointed = pattern`^(\S+ ${wordLists.people.officers}) (?=(?:(?:신임|차기|새) )?\S+[으]?로 (?:선임|내정)했어요$)`;
/** For how long somebody alone may sell it: "배타적사용권을 6개월 획득했어요". */
const exclusive = /(배타적 ?사용권)을 (\d+개월) (?=획득)/;
/** The court confirms, and the office lets through; the company does neither. */
const confirmed = /(패소|승소|무죄|유죄|실형|집행유예)[를을] 확정했어요/;
const cleared = /통관을 재개했어요/;

/** Puts into a composed sentence what the headline could leave out. */
export function polish(sentence: string): string {
  return withContract(withOrderFirst(sentence).replace(bareSize, '$1$2 규모 '))
    .replace(designated, '$1 따라 $2')
    .replace(first, '$1 최초로 ')
    .replace(/일부 졌어요$/, '일부 패소했어요')
    .replace(/일부 이겼어요$/, '일부 승소했어요')
    .replace(finedFor, (_all, what: string) => `${withParticle(what, '으로')} `)
    .replace(
      soldFor,
      (_all, ...[price, what = '', deed]: string[]) => `${withParticle(what, '을')} ${price} ${deed}했어요`,
    )
    .replace(counted, '$1수주했어요')
    .replace(priceInRange, (_all, price: string, range: string) => `${withParticle(price, '을')} ${range}인 `)
    .replace(asked, '$1에 ')
    .replace(listed, (_all, what: string, where: string) => `${withParticle(what, '이')} ${where}에 `)
    .replace(sold, (_all, what: string) => `${withParticle(what, '이')} `)
    .replace(letThrough, '$1의 ')
    .replace(period, (_all, size: string | undefined, when: string) => `${when}에 ${size ?? ''}`)
    .replace(process, '$1 사업을 ')
    .replace(firstShares, '$1 처음으로 ')
    .replace(ended, '$1 맺은 $2')
    .replace(merged, '$1의 $2')
    .replace(ordinal, '번째로 $1')
    .replace(cause, (_all, what: string) => `${withParticle(what, '으로')} `)
    .replace(setDay, '$1로 $2')
    .replace(suit, '$1의 $2')
    .replace(opponent, (_all, whom: string) => `${withParticle(whom, '을')} 상대로 `)
    .replace(instanceFirst, '$2 $1에서 ')
    .replace(inCourt, '$1에서 $2 ')
    .replace(ofCourt, '$1의 ')
    .replace(wonInCourt, '$1의 $2 판결에서 ')
    .replace(against, '$1에 대해 ')
    .replace(amid, '$1 속에 ')
    .replace(thenCancelled, writeCancelled)
    .replace(bareFrom, '$1에서')
    .replace(setPrice, (_all, price: string) => `${withParticle(price, '을')} `)
    .replace(appointed, (_all, who: string) => `${withParticle(who, '을')} `)
    .replace(confirmed, (_all, outcome: string) => `${withParticle(outcome, '이')} 확정됐어요`)
    .replace(cleared, '통관이 재개됐어요')
    .replace(exclusive, '$2 $1을 ')
    .replace(request, '$1 신청을 $2');
}

/** "폴란드 복합화력 2.7조원어치를 수주했어요" → "2.7조원 규모 폴란드 복합화력을 수주했어요". */
function withOrderFirst(sentence: string): string {
  const [, from, things, amount, rest] = ordered.exec(sentence) ?? [];
  if (things === undefined) return sentence;
  return `${from}${amount} 규모 ${withParticle(things.trim(), '을')} ${rest}`;
}

function withContract(sentence: string): string {
  const [, whom, all, deed, kind, particle, rest] = contract.exec(sentence) ?? [];
  const [, things = all, how] = /^(.+) (장기|독점|단독)$/.exec(all ?? '') ?? [];
  if (whom === undefined || things === undefined || noThing.test(things)) return sentence;
  return `${whom} ${withParticle(things, '을')} ${how === undefined ? '' : `${how} `}${deed}하는 ${kind}${particle} ${rest}`;
}

function writeCancelled(deed: string): string {
  const shares = withParticle(deed.split(' ')[0] ?? '', '을');
  const end = deed.endsWith('추진해요') ? '소각하는 방안을 추진해요' : '소각하기로 했어요';
  return `${shares} 사들인 뒤 ${deed.includes('전량') ? '전량 ' : ''}${end}`;
}
