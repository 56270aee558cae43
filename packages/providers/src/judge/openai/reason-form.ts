const announcement = /(?:소식|내용|뉴스|기사|보도|이야기)(?:이에요|예요|이래요|이네요|이라고 해요|라고 해요)[.!]?$/;
const fellOrRose =
  '(?:올랐|내렸|뛰었|뛰어올랐|떨어졌|상승했|하락했|급등했|급락했|폭등했|폭락했|반등했|치솟았|밀렸|마감했|마쳤|거래됐|움직였)';
const priceMove = new RegExp(`(?<!(?:목표|적정) ?)주가[가는은도] ?[^,]*${fellOrRose}어요[.!]?$`);
const priceMark =
  /(?:상한가|하한가|신고가|신저가)[가를에로]{0,2} ?[가-힣 ]*(?:기록|찍|닿|직행|경신|갈아치)[가-힣]*요[.!]?$/;
const willMove = '(?:오를|내릴|뛸|떨어질|상승할|하락할|급등할|급락할|반등할|치솟을)';
/** What nobody whom a sentence names expects: 전망이에요, 수 있어요. */
const unsaid =
  '(?:전망|가능성|기대|예상)(?:이에요|돼요|도 있어요|이 (?:있|커|높|나와)[가-힣]*요)|것(?:으로)? (?:보여|예상돼|기대돼|전망돼|같아)요|수(?:도)? 있어요|거예요|듯해요';
const priceToCome = new RegExp(`(?<!(?:목표|적정) ?)주가[가는은도] ?[^,.]*${willMove} ?(?:${unsaid})`);
const advice =
  /(?:매수|매도|투자|보유|비중 ?확대)(?:를|을)? ?(?:고려해 ?(?:보|볼|요)|추천해요|권해요|검토해 ?(?:보세|볼 (?:때|만|시점|필요))|하는 (?:게|것이|편이) 좋|할 ?만해|하기 (?:좋|적당)|하세요|해 ?보세요|기회(?:예|로 (?:삼|볼))|적기)/;

/** What has to be done with nothing named is advice: "5조원을 투자해야 해요" tells a company's duty. */
const duty = /(?:매수|매도|투자|보유)해야 (?:해요|할)/;
const named = /(?<!(?:이|해당) )(?:지분|주식|회사|공장|자산|[억조만천]원|달러|\d%)(?:을|를|에) /;

/** True for a sentence that advises what to do with the share, or says by itself where its price goes. */
export const advises = (sentence: string): boolean =>
  priceToCome.test(sentence) || advice.test(sentence) || (duty.test(sentence) && !named.test(sentence));

/** True for a sentence that ends as 해요체 does: "…했어요." */
export const isPolite = (sentence: string): boolean => /[가-힣]요[.!]?$/.test(sentence);

/** True for a sentence that announces instead of telling: "…했다는 소식이에요." */
export const onlyAnnounces = (sentence: string): boolean => announcement.test(sentence);

/** True for a sentence whose statement is a move of the share price, with or without its cause. */
export const reportsPrice = (sentence: string): boolean => priceMove.test(sentence) || priceMark.test(sentence);
