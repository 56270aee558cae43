import type { Claim, Denial } from './claim.ts';

const memorandum = /mou|업무 ?협약|양해 ?각서|의향서/i;
const negotiated = /계약[^.…\n]{0,8}협상|체결할 (?:것|전망|예정|듯|계획)|협상 ?(?:중|막바지|타결 ?임박)/;

/** Deeds that come after another: a source with only the earlier one supports no sentence with the later. */
export const laterDeeds: readonly Claim[] = [
  {
    said: /계약을? (?:맺|체결|따)|수주했|따냈/,
    needs: /계약|수주|발주|낙찰|따[냈내낸]/,
    against: memorandum,
    fault: 'stage',
  },
  {
    said: /투자(?:를|금을)? ?(?:받았|유치했)/,
    needs: /투자 ?(?:를 |금을 )?(?:유치|받)|유치|출자|증자|납입|수혈/,
    fault: 'stage',
  },
  {
    said: /(?:완공|준공)(?:했|됐)/,
    needs: /(?<!\d ?년 ?|\d월 ?)(?:완공|준공)(?:했|됐|된|식|…|,|$)/m,
    against: /착공|첫 ?삽|(?:짓|세우|건설하)기로|(?:완공|준공)(?:할|될|한다| ?예정| ?목표|을 목표)/,
    fault: 'stage',
  },
  {
    said: /(?:가동|양산|생산)(?:을|이)? ?(?:시작[했됐]|개시했|들어갔)/,
    needs: /가동(?!률)|양산|생산[^.…]{0,6}(?:시작|개시|돌입|들어)|첫 ?(?:생산|출하)|재개/,
    against: /착공|첫 ?삽|짓[는기]|건설/,
    fault: 'stage',
  },
  { said: /상장 ?폐지[^.]{0,6}(?:결정|확정)/, needs: /상장 ?폐지|상폐|퇴출/, fault: 'outcome' },
  { said: /파산/, needs: /파산/, fault: 'metric' },
  { said: /부인했/, needs: /부인|사실 ?무근|아니|아닌|반박|일축|없다|없[었는]|무관|해명/, fault: 'outcome' },
  // A rate is no amount.
  {
    said: /(?:이익|수익|환원|배당|성장|지분|연체|부채|점유)[율률][이은] (?:약 )?[\d.,조억만천]+원(?:이|을|에)/,
    needs: /(?!)/,
    fault: 'unit',
  },
  { said: /다운로드/, needs: /다운로드|내려받|설치/, fault: 'metric' },
  { said: /독점(?:으로|하|해|적)|독점 공급/, needs: /독점|단독|전량|유일|독식/, fault: 'metric' },
  { said: /상장 ?폐지 사유/, needs: /상장 ?폐지|상폐|퇴출/, fault: 'metric' },
  {
    said: /매각(?:하기로 )?했|팔기로 했|(?:지분|주식|자회사|계열사|사업|사옥|부지|빌딩|공장)[^.]*팔았/,
    needs:
      /매각|팔[았아기고렸려린]|판다|판 |처분|블록 ?딜|블록세일|양도|양수|넘[겨겼기긴]|정리|세일|매도|매매|회수|던[졌지진]|현금화|덜어|손[을 ]*[떼뗀뗐]|털/,
    fault: 'outcome',
  },
  {
    said: /(?<![가-힣])최대 ?주주[가는] /,
    needs:
      /(?:최대|(?<!\d)대) ?주주(?!의? ?(?:장남|차남|아들|딸|배우자|부인|자녀|가족|동생|친인척))|오너(?! ?[2-4]세)|1대 ?주주|창업[자주]|주인|경영권/,
    fault: 'actor',
  },
  // How far something moved, of what, and since when.
  { said: /(?:두|2) ?단계/, needs: /(?:두|2) ?(?:단계|계단)/, against: /(?:한|1) ?(?:단계|계단)/, fault: 'figure' },
  { said: /최대 (?=\d)/, needs: /최대|최고|까지|상한|많게는|이내/, against: /평균/, fault: 'part' },
  { said: /평균 (?=\d)/, needs: /평균|당 |씩|꼴/, against: /최대|까지/, fault: 'part' },
  {
    said: /전월보다|전달보다|한 달 전보다/,
    needs: /전월|전달|지난달|한 ?달|mom/i,
    against: /전년|지난해|작년|1년/,
    fault: 'period',
  },
  {
    said: /전망을 [^.]*(?:낮췄|내렸|하향)/,
    needs: /전망[^.…\n]{0,16}(?:낮|내[렸려린]|하향|변경|조정|바[꾸꿨])|(?:안정적|긍정적)['"’”]?(?:→|에서|서)/,
    against: /전망[^.\n]{0,14}(?:유지|그대로)/,
    fault: 'direction',
  },
];

/** Deeds that a source has only as what is negotiated, hoped for or reached in part. */
export const earlierDenials: readonly Denial[] = [
  {
    said: /계약을? (?:맺었|체결했)|수출했|수주했|따냈/,
    denied: negotiated,
    unless: /체결(?:했|한(?!다)|…|,|$)|맺[었은]|서명|따[냈내낸]|수주(?:했|한|…|,)/m,
    fault: 'stage',
  },
  {
    said: /(?:맺|체결하)기로 했/,
    denied: negotiated,
    unless: /하기로|키로|합의|체결(?:했|한(?!다)|…|,|$)|맺/m,
    fault: 'stage',
  },
  {
    said: /최종 ?판결에서/,
    denied: /최종 ?판결[은이]?[^.…\n]{0,10}(?:나온다|나올|예정|내려질|앞[두둔])/,
    unless: /최종 ?판결(?:에서|서) ?(?:도 )?(?:이|승|패|졌)/,
    fault: 'stage',
  },
  {
    said: /침해를 인정했|침해했다고/,
    denied: /침해하지 않|침해가 아니|비침해/,
    unless: /침해를? ?인정(?!하지)|침해했다/,
    fault: 'outcome',
  },
  {
    said: /(?:좋아졌|개선됐|나아졌|회복됐)어요/,
    denied: /(?:좋아질|개선될|나아질|회복[될할])|(?:개선|회복) ?(?:기대|전망|예상)/,
    unless: /좋아[졌져진]|개선(?:됐|한|된|…|,|세)|나아졌|회복(?:됐|했|한|세)|호조|호실적|흑자|증가|늘/,
    fault: 'stage',
  },
  {
    said: /^(?!.*\d ?%).*목표(?:를|치를) (?:모두 |다 )?(?:달성|채웠|이뤘)/,
    denied: /목표[^.…\n]{0,12}(?<!\d)\d{1,2}(?:\.\d+)?%/,
    unless: /1\d\d(?:\.\d+)?%|초과|조기|넘[었어긴]|웃돌/,
    fault: 'part',
  },
];
