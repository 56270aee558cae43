// What a headline is about where the company has several of its kind: a drug for another illness, another site of rebuilding or
// reactor, is another event. One line per illness, with its names.
const cancers = [
  '간암|간세포암',
  '담[관도]암',
  '폐암',
  '(?<![가-힣])위암',
  '[대직결]장암',
  '유방암',
  '췌장암',
  '방광암|요로상피암',
  '전립선암',
  '난소암',
  '자궁(?:경부|내막)암',
  '갑상선암',
  '신장암|신세포암',
  '두경부암',
  '피부암|흑색종',
  '교모세포종|뇌종양',
  '백혈병|혈액암|림프종|골수종',
];
const illnesses = [
  ...cancers,
  '(?<![가-힣])비만',
  '당뇨',
  '지방간염?|MASH|NASH',
  '알츠하이머|치매',
  '파킨슨',
  '루게릭|(?<![A-Z])ALS(?![A-Z])',
  '뇌전증',
  '편두통',
  '아토피|알레르기|천식|두드러기',
  '건선',
  '류마티스|관절염',
  '골다공증',
  '황반변성',
  '크론병|궤양성 ?대장염|염증성 ?장질환',
  '고지혈증|이상지질혈증',
  '고혈압',
  '심부전',
  '통풍(?!구)',
  '루푸스',
  '근무력증',
  '혈우병',
  '코로나|COVID',
  '독감|인플루엔자',
  '대상포진',
  '폐렴구균',
].map((names) => new RegExp(names));

const anyIllness = new RegExp(illnesses.map(({ source }) => source).join('|'));
/** "면역항암제": may be for each of the cancers, and for no other illness. */
const anyCancer = /항암/;
/** "압구정2구역", "신한울 3·4호기". Higher numbers are rare, and have no bit. */
const numberedSites = /(?<!\d)(1?\d(?:[·,]1?\d)*) ?(?:구역|지구|단지|호기)/g;

/** Returns the illnesses and the numbers of sites that a text names, as indexes. */
export function findMatters(text: string): number[] {
  // Most texts name none: one test replaces a test for each.
  const named = anyIllness.test(text) ? illnesses.flatMap((one, index) => (one.test(text) ? [index] : [])) : [];
  if (anyCancer.test(text)) named.push(...cancers.keys());
  const sites = [...text.matchAll(numberedSites)].flatMap(([, numbers = '']) => numbers.split(/[·,]/).map(Number));
  return [...named, ...sites.map((number) => illnesses.length + number)];
}
