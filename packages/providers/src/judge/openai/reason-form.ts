const announcement = /(?:소식|내용|뉴스|기사|보도|이야기)(?:이에요|예요|이래요|이네요|이라고 해요|라고 해요)[.!]?$/;
const fellOrRose =
  '(?:올랐|내렸|뛰었|뛰어올랐|떨어졌|상승했|하락했|급등했|급락했|폭등했|폭락했|반등했|치솟았|밀렸|마감했|마쳤|거래됐|움직였)';
const priceMove = new RegExp(`(?<!(?:목표|적정) ?)주가[가는은도] ?[^,]*${fellOrRose}어요[.!]?$`);
const priceMark =
  /(?:상한가|하한가|신고가|신저가)[가를에로]{0,2} ?[가-힣 ]*(?:기록|찍|닿|직행|경신|갈아치)[가-힣]*요[.!]?$/;

/** True for a sentence that ends as 해요체 does: "…했어요." */
export const isPolite = (sentence: string): boolean => /[가-힣]요[.!]?$/.test(sentence);

/** True for a sentence that announces instead of telling: "…했다는 소식이에요." */
export const onlyAnnounces = (sentence: string): boolean => announcement.test(sentence);

/** True for a sentence whose statement is a move of the share price, with or without its cause. */
export const reportsPrice = (sentence: string): boolean => priceMove.test(sentence) || priceMark.test(sentence);
