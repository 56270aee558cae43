import type { Claim } from './claim.ts';

/** Kinds of one thing that exclude each other: a source that names another one only supports no sentence with this one. */
const kindsOfThings: readonly (readonly RegExp[])[] = [
  [/우선주/, /보통주/],
  [/중간 ?배당/, /분기 ?배당/, /(?:결산|기말|연말) ?배당/],
  [/주주 ?배정/, /제?(?:3|삼)자 ?배정/],
  [/부분 ?파업/, /전면 ?파업|총파업/],
  [/운영 ?자금/, /시설 ?자금/, /채무 ?상환 ?자금/],
  [/경영 ?(?:참여|권(?:에)? ?영향)/, /단순 ?투자/, /일반 ?투자 ?목적/],
  [/현직/, /전직|前|(?<![가-힣])전 (?:직원|임원|대표|연구원)/],
];

/** Wrongs, which no source leaves to be guessed. */
const wrongs: readonly RegExp[] = [
  /횡령|빼돌/,
  /배임/,
  /담합|짬짜미|들러리|카르텔|짜고|짜 맞|나눠 ?먹기/,
  /뇌물/,
  /리베이트/,
  /분식/,
  /탈세|조세 ?포탈|탈루/,
];

/** Regions, each by the words of texts that stand for it: 美, and what only is there. */
const regions: readonly (readonly [said: RegExp, named: RegExp])[] = [
  [
    /미국/,
    /미국|美|북미|미주|대미|한미|방미|미·|(?<![가-힣])미 |fda|나스닥|뉴욕|월가|트럼프|백악관|연준|텍사스|조지아|애리조나|엔비디아|애플|테슬라|구글|아마존|마이크로소프트|오픈ai|메타|인텔|퀄컴|보잉|화이자|머크|릴리/i,
  ],
  [/중국/, /중국|中|대중|한중|방중|미·?중|중·|베이징|상하이|홍콩|화웨이|알리바바|텐센트|비야디|byd|catl|샤오미/i],
  [/일본/, /일본|(?<!\d)日|대일|한일|방일|도쿄|오사카|소니|도요타|닛산/],
  [
    /유럽/,
    /유럽|eu(?![a-z])|ema(?![a-z])|독일|獨|프랑스|佛|영국|英|이탈리아|伊|스페인|폴란드|체코|헝가리|네덜란드|스웨덴|노르웨이|루마니아/i,
  ],
  [/독일/, /독일|獨|베를린|뮌헨|폭스바겐|폴크스바겐|bmw|벤츠|지멘스|보쉬/i],
  [/영국/, /영국|英|런던/],
  [/프랑스/, /프랑스|佛|사노피/],
  [
    /인도(?:에서|에 |의 |로 |서 | (?:시장|법인|공장|정부|현지|증시|매출|판매|업체|기업|고객))/,
    /인도(?![네했하해한할됐돼될받])|뉴델리|뭄바이/,
  ],
  [/중동/, /중동|사우디|uae|아랍에미리트|카타르|이라크|쿠웨이트|이스라엘|(?<![가-힣])이란|두바이|아부다비|호르무즈/i],
  [/베트남/, /베트남|越|하노이|호찌민/],
  [
    /국내에서|국내 (?:임상|[1-3]상|허가|승인|공장|시장)/,
    /국내|식약처|식품의약품안전처|국토|한국|우리나라|내수|코리아|토종|K[- ]?[가-힣]|전국|수도권|울산|평택|이천|화성|광주|아산|전주|창원|구미|청주|거제|여수|포항|광양/,
  ],
  [
    /글로벌(?:에서| ?(?:매출|판매|시장|출시|순위|차트|누적|점유율|리콜|임상|[1-3]상|\d위|사전|다운로드|이용자|생산|수요))|전 ?세계/,
    /글로벌|세계|각국|해외|다국가|\d+ ?개국/,
  ],
  [/아이폰/, /아이폰|iphone/i],
  [/아이패드/, /아이패드|ipad/i],
];

/** Where plants and sites are. Longer names hold others: 평택 is no 택. */
const towns =
  '서울|부산|대구|인천|대전|울산|세종|평택|이천|기흥|화성|용인|청주|구미|포항|광양|여수|창원|거제|천안|아산|수원|성남|파주|군산|당진|서산|영암|익산|전주|오창|송도'.split(
    '|',
  );

/** Behind a town, what makes a name of it: 부산은행. */
const site = String.raw`(?= ?(?:[가-힣\d]+ ?)?(?:공장|사업장|캠퍼스|재건축|재개발|아파트|단지|조선소|제철소|데이터센터|물류센터))`;

/** Any of several, as one pattern. */
const joinPatterns = (all: readonly RegExp[]): RegExp => new RegExp(all.map(({ source }) => source).join('|'), 'i');

const ofKinds = kindsOfThings.flatMap((kinds) =>
  kinds.map((kind): Claim => {
    const others = kinds.filter((other) => other !== kind);
    return { said: kind, needs: kind, against: joinPatterns(others), fault: 'metric' };
  }),
);

const ofWrongs = wrongs.map((wrong): Claim => ({ said: wrong, needs: wrong, fault: 'metric' }));

const ofRegions = regions.map(([said, named]): Claim => {
  const others = [...regions.filter(([other]) => other !== said).map(([, words]) => words), /국내|글로벌|해외/];
  return { said, needs: named, against: joinPatterns(others), fault: 'name' };
});

const ofTowns = towns.map((town): Claim => {
  const others = towns.filter((other) => other !== town);
  return {
    said: new RegExp(`(?<![가-힣])${town}${site}`),
    needs: new RegExp(town),
    against: new RegExp(`(?<![가-힣])(?:${others.join('|')})`),
    fault: 'name',
  };
});

const agreed = /최종 ?(?:타결|합의)/;
const ofAgreements: readonly Claim[] = [
  { said: agreed, needs: /최종 ?(?:타결|합의)|가결|통과/, against: /잠정 ?합의/, fault: 'metric' },
  { said: /잠정 ?합의/, needs: /잠정 ?합의/, against: agreed, fault: 'metric' },
];

/** Kinds, regions and towns that a sentence names: a source that names only others does not support it. */
export const namedKinds: readonly Claim[] = [...ofKinds, ...ofAgreements, ...ofWrongs, ...ofRegions, ...ofTowns];
