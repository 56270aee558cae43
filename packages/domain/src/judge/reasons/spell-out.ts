import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { money } from './slots.ts';

/** Places where goods go, at the head of a clause: "튀르키예 굴착기 230대 납품". */
const places = `${wordLists.noun.mainPlaces}`;
/** Short forms of the press and their words. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/(공급|납품|판매)계약/g, '$1 계약'],
  [/(?<![가-힣A-Za-z\d])([1-4])Q(?![A-Za-z\d])/g, '$1분기'],
  [/(?<![가-힣])인니(?= )/g, '인도네시아'],
  [/(?<![가-힣])상폐(?= |$)/g, '상장폐지'],
  [/(?<![가-힣])우크라(?= )/g, '우크라이나'],
  [/(?<![가-힣])러(?= (?:선사|정부|법원|당국|시장|공장|법인|업체|기업|국영|조선소|에너지|가스|원전|항공))/g, '러시아'],
  [/(?<![가-힣])투르크(?= )/g, '투르크메니스탄'],
  [/장내 ?매수$/, '장내 매수'],
  [
    new RegExp(
      pattern`(?<=(?:${wordLists.noun.mainMarkets}|북미|독일|인도|글로벌|해외|국내|美) )완성차(?=(?:에|와|에서|서) )`,
      'g',
    ),
    '완성차 업체',
  ],
  [/창사 (첫|최대)/g, '창사 이래 $1'],
  [/신탁(?= 체결)/g, '신탁 계약'],
  [/지정 예고$/g, '지정예고'],
  [/기술수출$/g, '기술 수출'],
  [/조기 상환$/g, '조기상환'],
  [/(\d(?:조|억)원?)서 (?=\d)/g, '$1에서 '],
  [/(?<=[가-힣] )대법원?(?:에)?서 (?=(?:최종 |일부 )?[승패]소$)/g, '대법원 판결에서 '],
  [/(?<![가-힣])대법원?(?:에)?서(?=도? )/g, '대법원에서'],
  [new RegExp(pattern`(${wordLists.law.instances})도 (?=\S)`, 'g'), '$1에서도 '],
  [new RegExp(pattern`(${wordLists.law.deciders})서(도)? `, 'g'), '$1에서$2 '],
  [
    new RegExp(
      `^(${places}) (\\S+ \\d[\\d,.]*만?(?:대|척|량|문|장|기|톤|t|세트|개|정|마리|병|상자) (?:${wordLists.trade.supplies}))$`,
      'g',
    ),
    '$1에 $2',
  ],
  [new RegExp(`(?<![가-힣])(${places})서 `, 'g'), '$1에서 '],
  // Names of buyers and places with a bare 서: "벤츠서 배터리 수주".
  [
    new RegExp(
      pattern`([가-힣]{2})(?<!에|${wordLists.noun.morePapers}|신주)서 (?=(?:\S+ )*(?:수주|따냈다|따내|받아|받았다|공개|선보여|선보였다|출시|생산|양산|수령|발표)$)`,
      'g',
    ),
    '$1에서 ',
  ],
  [/([가-힣A-Za-z](?<!에|에서)) 이어 /g, '$1에 이어 '],
  [/(?<![가-힣])컨선(?=[ 을를]|$)/g, '컨테이너선'],
  [/ 어치/g, '어치'],
  [/태우기로$/, '소각하기로'],
  [/(?<=\s)찍기로$/, '발행하기로'],
  // "증권신고서 또 정정 요구": the adverb goes before the verb.
  [/([가-힣A-Za-z](?<![을를에이가은는로도]|에서)) (또|또다시) ([가-힣]+(?<![을를에이가은는로])) (\S+)$/, '$1 $3 $2 $4'],
  [/(\d[\d,.]*(?:조|억|만))원? 들여 /g, '$1원을 들여 '],
  [/블록딜 (?=매각|처분)/g, '블록딜로 '],
  [
    new RegExp(pattern`(\d+(?:개월|일|년)간?|${wordLists.amount.days}간?) (가동|생산|조업|영업) (?=중단|정지)`, 'g'),
    '$2 $1 ',
  ],
  // "수소트럭 30대 스위스 수출": the place stands behind what goes there.
  [
    new RegExp(
      `^(\\S.* \\d[\\d,.]*만?(?:대|척|량|문|장|기|톤|t|개|병|상자)) (${places}) ((?:첫 )?(?:${wordLists.trade.supplies}))$`,
      'g',
    ),
    '$2에 $1 $3',
  ],
  [/(지분 [\d.]+%) (?=\S+(?:에|로) )/g, '$1를 '],
  [/(\S*(?:감자|병합|증자)) (\d+대 ?\d+)(?= )/g, '$2 $1'],
  [new RegExp(pattern`(?<![가-힣])유증(?=${wordLists.noun.objects})`, 'g'), '유상증자'],
  [new RegExp(pattern`(?<![가-힣])무증(?=${wordLists.noun.objects})`, 'g'), '무상증자'],
  [/(?<![A-Za-z])CB(?![A-Za-z])/g, '전환사채'],
  [/(?<![A-Za-z])RCPS(?![A-Za-z])/g, '상환전환우선주'],
  [/(?<![A-Za-z])CPS(?![A-Za-z])/g, '전환우선주'],
  [/(?<![A-Za-z])BW(?![A-Za-z])/g, '신주인수권부사채'],
  [/(?<![A-Za-z])EB(?![A-Za-z])/g, '교환사채'],
  [
    new RegExp(
      pattern`(\d[천백십]?(?:조|억))(?=$|어치|대(?!의| (?:돌파|판매|생산|수출|리콜))|으로|서|에|을|[ ](?!원|${wordLists.amount.foreignCurrencies}|弗|(?:명|주|개|대|건|톤|회분?)(?:[이가은는을를의 ]|$)|개월|\d))`,
      'g',
    ),
    '$1원',
  ],
];
/** A size between two nouns of deeds: "자사주 매입 500억 완료". */
const sizeBetween = new RegExp(`(매입|소각|취득|발행|처분|공급) (${money.source}) (완료|마무리|결정|결의|마쳐|끝내)$`);
/** A size behind work that is not counted by it: "병원 AI 구축 74억 수주". */
const sizeOfWork = new RegExp(
  `(구축|공사|사업|용역|프로젝트|자동화|고도화|재건축|재개발|리모델링|유지보수|운영) (${money.source}) 수주$`,
);
/** A size between what is built and who builds it: "재개발 6,800억 시공사 선정". */
const sizeBeforeRole = new RegExp(
  `^((?:\\S*[^\\s을를에의로서와과] )+)(${money.source})(?: 규모)? (\\S*(?:시공사|시공권|사업자|대상자|기관|운영사|공급사|낙찰자)(?:로)? (?:최종 )?(?:선정|확정|확보|수주))$`,
);
/** A price between a thing and its sale: "LCD 공장 2.2조에 매각 완료". */
const priceBeforeSale = new RegExp(
  `^((?:\\S*[^\\s에] )*\\S*[^\\s\\d에] )(${money.source}에) ((?:${wordLists.trade.trades}|인수) (?:${wordLists.trade.settled}))$`,
);
/** What money goes into, without its particle: "2공장 3000억 투자". Times and measures of the sum are no such thing. */
const investedIn = new RegExp(
  `^((?!.*에 )(?:\\S+ )*?(?!(?:총|약|최대|추가|매년|연간|올해|내년|이달|내달|[상하]반기|\\d+(?:년|개월|분기|월|일)\\S*) )\\S*[^\\s을를에의로서와과간]) (${money.source}) ((?:추가 )?투자)$`,
);

/** A size between a place and what is built there: "목동 6단지 1조2,100억 재건축 수주". */
const sizeOfBuilding = new RegExp(
  `^((?:\\S*[^\\s을를에의로서와과] )+)(${money.source}) ((?:재건축|재개발|정비사업|공사|플랜트|리모델링) (?:수주|따냈다|따내))$`,
);
/** An instance before the suit: "1심서 손배소 패소". */
const instanceFirst = pattern`^(${wordLists.law.instances})(?:에?서)? (.*(?:소송|손배소|분쟁)) ((?:최종 |일부 )?[승패]소)$`;

/** Writes out the short forms of the press, and puts a size or price where a sentence has it. */
export function spellOut(clause: string): string {
  const ordered = clause
    .replace(sizeBetween, '$2 $1 $3')
    .replace(sizeOfWork, '$1 수주 $2')
    .replace(sizeBeforeRole, '$2 규모 $1$3')
    .replace(sizeOfBuilding, '$2 규모 $1$3')
    .replace(instanceFirst, '$2 $1 $3')
    .replace(priceBeforeSale, '$2 $1$3')
    .replace(investedIn, '$1에 $2 $3');
  return spelledOut.reduce((left, [short, word]) => left.replace(short, word), ordered);
}

/** Nouns that an amount belongs to right behind them: "과징금 912억원 취소소송". */
const ownAmount =
  /(?:과징금|과태료|벌금|추징금|주당|매출|이익|손실|총|약|최대|시총|연|연간|매년|배상금?|대금|가격) $|\d(?:년|개월)간? $/;
const sizeInside = pattern`^((?:.*(?:에|에게|와|과|서|로|의|을|를|고|맺은|체결한|따낸|받은|위해|위한|통해|거쳐|\d(?:년|개월)간?) )?)((?:(?!맺은|체결한|따낸|받은|위해|위한|통해|거쳐)\S*[^\s에게와과서로의을를고] )+)(\d[\d.,]*[천백]?(?:(?:조|억)\S*원|(?:조|억|만)\S*${wordLists.amount.foreignCurrencies})) (?!규모|어치|상당|이상|가량|마련|조달해|들여)((?:[가-힣A-Za-z·]+ ){0,3}[가-힣A-Za-z]+(?:을|를|이|가|에|으로) )`;

/** A size right before what a contract is about: "독일 완성차에 5조원 배터리 공급 계약". */
const sizeOfContract = pattern`(^|[에와과] )(\d[\d.,]*[천백]?(?:조|억)\S*원) (?!규모|어치|상당|이상|가량)([가-힣A-Za-z]+ ${wordLists.trade.supplies} ?계약)`;

/** "배터리 3.4조원 공급 계약을 맺었어요" → "3.4조원 규모 배터리 공급 계약을 맺었어요": a size between bare nouns goes before them. */
export function withSizeFirst(sentence: string): string {
  const [all, prefix = '', nouns = '', size = '', rest = ''] = sizeInside.exec(sentence) ?? [];
  if (all === undefined || ownAmount.test(nouns)) return sentence.replace(sizeOfContract, '$1$2 규모 $3');
  return `${prefix}${size} 규모 ${nouns}${rest}${sentence.slice(all.length)}`;
}
