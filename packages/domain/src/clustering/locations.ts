// The location separates orders, plants and approvals of the same day. One line per country or region, with its names.
const regions = [
  '미국|북미|조지아|텍사스|뉴저지|애리조나|미시간|테네시|멤피스|오하이오|켄터키|인디애나|앨라배마|캐롤라이나|캘리포니아|FDA',
  '중국|상하이|베이징|북경|하이난',
  '일본|도쿄|오사카',
  '유럽|EU|EMA',
  '독일|뮌헨',
  '영국|런던',
  '프랑스|파리',
  '이탈리아',
  '스페인',
  '폴란드',
  '헝가리|데브레첸',
  '체코|두코바니',
  '루마니아',
  '노르웨이',
  '스웨덴',
  '핀란드',
  '그리스',
  '튀르키예|터키',
  '러시아',
  '우크라이나',
  '사우디|네옴|자푸라',
  'UAE|아랍에미리트|아부다비|두바이',
  '카타르',
  '이라크',
  '쿠웨이트',
  '오만',
  '이집트',
  '이스라엘',
  '인도(?!네시아|법인 상장)',
  '인도네시아|인니',
  '베트남',
  '태국',
  '말레이시아',
  '싱가포르',
  '필리핀',
  '대만|에버그린',
  '호주|오스트레일리아',
  '오세아니아',
  '뉴질랜드',
  '캐나다',
  '멕시코',
  '브라질',
  '아르헨티나|아르헨',
  '칠레',
  '페루',
  '아프리카|나이지리아',
  '라이베리아',
  '모로코',
  '카자흐스탄',
  '우즈베키스탄|우즈벡',
].map((names) => new RegExp(names));

/** Stands for Korea among the indexes of regions. */
export const homeRegion = regions.length;

const koreanTowns =
  '평택 용인 이천 화성 수원 기흥 파주 인천 송도 청주 오창 진천 천안 아산 당진 대산 서산 군산 새만금 전주 광주 광양 여수 포항 대구 울산 부산 창원 거제 김해 밀양 춘천 원주 강릉 세종'.split(
    ' ',
  );
const follows = '(?=에|서|시|주|공장|사업장|캠퍼스|조선소|[ ,·.…]|$)';
const koreanTown = new RegExp(`(?<![가-힣])(?:${koreanTowns.join('|')})${follows}`);

// States and towns within a country: a plant in Georgia is not the one in Arizona.
const subregions = [
  '조지아',
  '텍사스|테일러',
  '뉴저지',
  '애리조나',
  '미시간',
  '테네시|멤피스',
  '오하이오',
  '켄터키',
  '인디애나',
  '앨라배마',
  '캐롤라이나',
  '캘리포니아',
  '루이지애나',
  '뉴욕주',
  ...koreanTowns,
].map((names) => new RegExp(`(?<![가-힣])(?:${names})${follows}`));

// Most texts name none: one test replaces a test for each.
const anyRegion = new RegExp(regions.map(({ source }) => source).join('|'));
const anySubregion = new RegExp(subregions.map(({ source }) => source).join('|'));

/** Returns the states and towns that a text names, as indexes. */
export function findSubregions(text: string): number[] {
  if (!anySubregion.test(text)) return [];
  return subregions.flatMap((pattern, index) => (pattern.test(text) ? [index] : []));
}

/** Returns the countries and regions that a text names, as indexes. A Korean town stands for Korea. */
export function findRegions(text: string): number[] {
  const named = anyRegion.test(text) ? regions.flatMap((pattern, index) => (pattern.test(text) ? [index] : [])) : [];
  return koreanTown.test(text) ? [...named, homeRegion] : named;
}
