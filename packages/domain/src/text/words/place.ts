/** Countries and regions. */
export const place = {
  /** Where companies sell and build (labelled headlines, names of countries as the press spells them): "늘봄투자증권, 베트남·인도·튀르키예 국채 온라인 설명회". */
  mainPlaces: `미국|중국|일본|독일|영국|프랑스|스페인|이탈리아|스위스|스웨덴|노르웨이|핀란드|덴마크|네덜란드|체코|헝가리|루마니아|폴란드|우크라이나|러시아|카자흐스탄|우즈베키스탄|튀르키예|사우디|사우디아라비아|카타르|쿠웨이트|UAE|오만|이스라엘|이라크|인도|인도네시아|베트남|태국|말레이시아|싱가포르|필리핀|대만|홍콩|몽골|호주|뉴질랜드|캐나다|멕시코|브라질|칠레|페루|콜롬비아|아르헨티나|이집트|알제리|모로코|나이지리아|남아공|텍사스|조지아|테네시|애리조나|캘리포니아|유럽|북미|남미|중남미|중동|동남아|아프리카`,
  /** Within what a first or a record is one (labelled headlines): "한아시아항공, 매각 안갯속에 먹구름 짙어져-누리證". */
  ranges: '국내|국내외|세계|아시아|업계',
  /** Markets that reports name (labelled headlines): "보람전력텍, 베트남 원전 재개 기대에 가격제한폭까지". */
  markets: '동남아|미국|베트남|북미|유럽|인도|일본|중국',
  /** The largest markets (labelled headlines): "오빗트로닉스, 유럽 우주기관에 탑재체 납품 계약". */
  mainMarkets: '미국|유럽|일본|중국',
};
