import { pattern, wordLists } from '../../text/words/word-lists.ts';

/** Names of each authority as sentences use them, short and long, and what a source says of it. */
const namesBySource: readonly (readonly [names: readonly string[], source: RegExp])[] = [
  [['공정위', '공정거래위원회'], /공정위|공정거래위/],
  [['금감원', '금융감독원'], /금감원|금융감독원/],
  [['금융위', '금융위원회'], /금융위/],
  [['금융당국'], /금융당국|금감원|금융감독원|금융위|증선위|당국/],
  [['증선위', '증권선물위원회'], /증선위|증권선물위/],
  [['개인정보위', '개인정보보호위원회'], /개인정보(?:보호)?위/],
  [['방통위', '방송통신위원회'], /방통위|방미통위|방송(?:미디어)?통신위/],
  [['한국거래소', '거래소가'], pattern`${wordLists.law.exchange}`],
  [['검찰'], /검찰|지검|檢/],
  [['경찰'], /경찰|警|경찰청/],
  [['국세청'], /국세청|세무/],
  [['법원'], /법원|지법|고법|대법|재판부|판결|가처분|[123]심|항소심|상고심|파기 ?환송|승소|패소|선고/],
  [['식약처', '식품의약품안전처'], /식약처|식품의약품안전처/],
  [['fda', '식품의약국'], /fda|식품의약국/],
  [['유럽의약품청'], /ema(?![a-z])|유럽 ?의약품청/],
  [['특검'], /특검|특별검사/],
  [['노동부'], /노동부/],
  [['공수처'], /공수처|고위공직자범죄수사처/],
  [['국토부', '국토교통부'], /국토(?:교통)?부/],
  [['산업부', '산업통상부', '산업통상자원부'], /산업부|산업통상/],
  [['복지부', '보건복지부'], /복지부/],
  [['과기정통부', '과학기술정보통신부'], /과기정통부|과학기술정보통신부/],
  [['중기부', '중소벤처기업부'], /중기부|중소벤처기업부/],
  [['방사청', '방위사업청'], /방사청|방위사업청/],
];

/** Each name of an authority, and what a source that has it says. */
export const authorities = namesBySource.flatMap(([names, source]) => names.map((said) => [said, source] as const));
