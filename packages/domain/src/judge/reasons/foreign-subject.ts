/** Nouns that do nothing by themselves, by their end: what stands as a subject beside the company's deed. */
const things =
  /(?:액|금|율|률|량|규모|공장|라인|기간|일정|계약|수요|공사|사업|제품|신약|신작|치료제|물질|솔루션|서비스|시스템|효과|비용|매출|이익|실적|주가|가격|판매|생산|수출|임상|시험|결과|지분|주식|물량|비중|비율|점유율|수주|잔고|자금|부담|영향|우려|기대|시장|업황|기술|특허|허가|승인|조건|절차|효력|배당|소각|증자|발행|채권|사채|금리|등급|대상|시점|규제|관세|점포|매장|노선|건물|설비|부지|선박|모델|품목|부문|소송|재판|판결|혐의|의혹|사고|화재|불|피해|파업|협상|합의|거래|매매|정지|전체|절반|대부분|일부|모두|이번|것|점|수|바|중|차례|처음|최대|최초|이상|이하|이사회|주총|만기|발행가|공모가)$/;
/** Words that end in the letters of a particle and have none: 허가, 증가, 차이. */
const noParticle =
  /(?:[허인평단원추증국시고저나]가|(?<!주)주가|공모가|발행가|목표가|종가|상한가|하한가|작가|전문가|투자가|[차높길깊나]이|같이|없이|하나)$/;
const adnominal =
  /(?:(?:하|되|있|없|같|맺|받|짓|늘|줄|오르|이르|따르)는|(?:같|많|높|낮|적|작|좋|받|맺|넘|늦|짧|깊|얕)은)$/;

/**
 * Whether the first sentence of a description names somebody else as the one who acts: "국토교통부가 가나건설에 영업정지를
 * 처분했다". A headline of the company then may leave out who did it. Unknown names count, since only things are listed.
 */
export function hasForeignSubject(description: string, names: readonly string[]): boolean {
  const first =
    description
      .replace(/^\[[^\]]*\]\s*/, '')
      .split(/(?<=다\.)\s|\.{2,}|…/)[0]
      ?.split(' ') ?? [];
  return first.some((word, index) => {
    const plain = word.replace(/["'“”‘’,]|\([^)]*\)/g, '');
    const [, stem = '', particle = ''] = /^(.+?)(이|가|은|는)$/.exec(plain) ?? [];
    if (
      stem.length < 2 ||
      /(?:[한된난인린진든운는겠했됐]다|이라)는$/.test(plain) ||
      noParticle.test(plain) ||
      /^['"‘“]/.test(word)
    )
      return false;
    // A topic stands at the beginning; later 은 and 는 mostly end a verb before its noun.
    if ((particle === '은' || particle === '는') && (index > 3 || adnominal.test(plain))) return false;
    if (names.some((name) => stem.includes(name) || name.startsWith(stem))) return false;
    return !things.test(stem);
  });
}
