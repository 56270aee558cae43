import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Claim, Denial } from './claim.ts';

const begun = /돌입|들어[가간갔]|시작|나섰|나선(?!다)|강행|개시|벌[이였]|멈/;
const ended = /종료|끝|철회|유보|타결|복귀|접[었고]|풀[었고]|중단/;

/** Ends of things that have two, one of which a sentence tells: a source with only the other one supports no claim. */
export const opposites: readonly Claim[] = [
  { said: /부결/, needs: /부결|반대|무산/, against: /가결|통과|찬성/, fault: 'outcome' },
  {
    said: /가결|통과/,
    needs: /가결|통과|찬성|의결|승인|넘[었어긴]|획득|받|문턱|합격/,
    against: /부결/,
    fault: 'outcome',
  },
  {
    said: /파업(?:이|을)? ?시작|파업에 (?:들어갔|돌입)/,
    needs: begun,
    against: /종료|끝|철회|유보|예고|가결/,
    fault: 'stage',
  },
  { said: /파업[^.]{0,8}(?:끝|종료|철회|접었)/, needs: ended, against: /돌입|시작|예고|강행|가결/, fault: 'outcome' },
  {
    said: /(?:가동|생산|조업|판매|건설|공사)[^.]{0,4}(?:멈췄|멈추|중단)/,
    needs: /중단|멈|정지|스톱|셧다운|끊|접[었는기]|종료|중지|철수|막[혀혔힌]|폐쇄|감산|세[웠운]/,
    against: /재개|재가동|다시|시작|착수/,
    fault: 'outcome',
  },
  {
    said: /상장 ?폐지[^.]{0,6}(?:결정|확정)|상장폐지됐|상장을? ?폐지하기로/,
    needs: /상장 ?폐지[^.…]{0,10}(?:결정|확정|의결|통보|됐|된|한다|…)|상폐|퇴출/,
    against: /유지|재개|개선 ?기간|사유|위기|우려|심사/,
    fault: 'outcome',
  },
  { said: /상장[^.]{0,3} 유지/, needs: /유지|존속|모면|면했/, against: /폐지|상폐/, fault: 'outcome' },
  {
    said: /진출/,
    needs: /진출|입성|뛰어|상륙|공략|첫발|입점|개척/,
    against: /철수|접[었는기고]|손[을 ]*[떼뗀뗐]/,
    fault: 'outcome',
  },
  { said: /철수/, needs: /철수|접[었는기고]|손[을 ]*[떼뗀뗐]|정리|폐쇄|발[을 ]*[뺐뺀빼]|청산|중단/, fault: 'outcome' },
  {
    said: /(?:출시|공개|선)(?:했|보였)어요|내놨어요/,
    needs:
      /(?:출시|공개|발매)(?!(?:를|일|을|가)? ?(?:연기|미[뤄뤘루룬]|지연|보류|늦|불발|취소))|선보|내놨|내놓|판매|론칭/,
    against: /연기|미[뤄뤘루룬]|지연|보류|불발|늦[췄춰춘]/,
    fault: 'stage',
  },
  { said: /회생[^.]{0,6}(?:끝|종결|졸업)/, needs: /종결|졸업|끝|벗어/, against: /개시|신청|돌입/, fault: 'outcome' },
  {
    said: /회생[^.]{0,6}(?:시작|개시|신청)/,
    needs: /개시|신청|돌입|시작|밟/,
    against: /종결|졸업|벗어/,
    fault: 'outcome',
  },
  {
    said: /워크아웃[^.]{0,3} (?:졸업|종료|끝)/,
    needs: /졸업|종료|끝|벗어|정상화/,
    against: /신청|개시|돌입/,
    fault: 'outcome',
  },
  {
    said: /워크아웃[^.]{0,3} (?:신청|시작|들어)/,
    needs: /신청|개시|돌입|시작|수순/,
    against: /졸업|종료|끝/,
    fault: 'outcome',
  },
  { said: /의견[^.]{0,4}적정/, needs: /(?<!부)적정/, against: /거절|한정|부적정/, fault: 'outcome' },
  { said: /의견[^.]{0,6}거절/, needs: /거절/, fault: 'outcome' },
  { said: /유죄/, needs: /유죄|징역|벌금|실형|집행유예|선고(?!.*무죄)/, against: /무죄|무혐의/, fault: 'outcome' },
  { said: /무죄/, needs: /무죄/, fault: 'outcome' },
  { said: /실형/, needs: /실형|법정 ?구속|수감/, fault: 'outcome' },
  { said: /집행유예/, needs: /집행유예|집유/, fault: 'outcome' },
  {
    said: /(?<!불)기소(?:했|됐|돼)|재판에 넘/,
    needs: /(?<!불)기소(?!유예)|재판에 넘|법정에|재판[을 ]*받|공소/,
    fault: 'stage',
  },
  { said: /(?<!불)구속(?:됐|했|돼)/, needs: /(?<!불)구속(?! ?영장)|수감|영장 발부/, fault: 'stage' },
  {
    said: /본계약을? (?:맺|체결)/,
    needs: /본계약(?![^.…,]{0,8}(?:기대|예정|전망|추진|앞|목표))|매매계약/,
    against: /mou|양해각서|의향서|협약|목표|기대|추진|예정|전망/i,
    fault: 'stage',
  },
  { said: /물적 ?분할/, needs: /물적/, fault: 'metric' },
  { said: /인적 ?분할/, needs: /인적/, fault: 'metric' },
  { said: /받아들여(?!지지)/, needs: pattern`${wordLists.law.accepts}`, fault: 'outcome' },
  { said: /발주했/, needs: /발주|주문|맡[겼긴]/, against: /수주|따[냈내낸]|공급|납품/, fault: 'actor' },
  {
    said: /(?:직원|인력|인원)[^.]*늘(?:리기로|렸)/,
    needs: /증원|충원|채용|늘|확충/,
    against: /감원|감축|줄|희망퇴직/,
    fault: 'outcome',
  },
  // How much of it.
  {
    said: /모든 |전량|전부|모두 (?:팔|소각|매각|처분|사들|인수|멈|닫|철수)|전체 (?:지분|공장|점포|직원)/,
    needs: /모든|모두|전량|전체|전부|전사|총|100%|(?<![가-힣])전 |완전|통째|일괄|싹|다 |전 종목|합/,
    fault: 'part',
  },
  { said: pattern`연결 ?${wordLists.noun.results}`, needs: /연결/, against: /별도|개별/, fault: 'part' },
  { said: pattern`별도 ?${wordLists.noun.results}`, needs: /별도|개별/, against: /연결/, fault: 'part' },
  { said: /포함한/, needs: /포함|합[치한쳐]|더[한해]/, against: /제외|빼|뺀/, fault: 'part' },
  // When.
  { said: /해마다|매년/, needs: /해마다|매년|매해|연간|(?<![가-힣])연 |연평균|년마다/, fault: 'period' },
  {
    said: /이달/,
    needs: /이달|이번 ?달|\d ?월|오는|(?<!(?:다음 ?달|내달|지난달) ?)(?<!\d)\d{1,2} ?일/,
    against: /다음 ?달|내달|지난달/,
    fault: 'period',
  },
  { said: /다음 ?달|내달/, needs: /다음 ?달|내달|\d ?월|\d ?일/, against: /이달|지난달/, fault: 'period' },
  {
    said: /\d ?(?:년|분기|개월) 만에/,
    needs: /만(?:에|의|이)|이후|처음|최[대저고]/,
    against: /연속|째|내리/,
    fault: 'period',
  },
  { said: /\d ?(?:년|분기|개월|달|일) 연속/, needs: /연속|째|내리|줄곧|행진|연거푸|잇달|잇따/, fault: 'period' },
  {
    said: /전 ?분기보다|직전 ?분기/,
    needs: /전 ?분기|직전 ?분기|전기 ?(?:대비|보다)|분기보다|분기 대비|qoq|석 ?달|지난 ?분기/i,
    fault: 'period',
  },
  {
    said: /1년 전보다|지난해 같은|전년보다/,
    needs: /전년|지난해|작년|1년 (?:전|새)|동기|yoy|같은 ?(?:기간|달|분기)|년[比비]/i,
    against: /전 ?분기|직전/,
    fault: 'period',
  },
];

/** Deeds that a source tells only as the opposite, though their noun stands in it. */
export const oppositeDenials: readonly Denial[] = [
  {
    said: /연임했|연임이 (?:확정|가결)/,
    denied: /연임[^.…]{0,6}(?:부결|불발|포기|무산|실패)/,
    unless: /연임(?:했|에 성공| 확정| 성공)/,
    fault: 'outcome',
  },
  {
    said: pattern`${wordLists.law.permits}(?:했|됐)`,
    denied: /불인가|불승인|불허/,
    unless: pattern`(?<!불)${wordLists.law.permits}(?:했|됐|…|,|를 받)`,
    fault: 'outcome',
  },
  {
    said: /(?:승인|허가|인증)(?:를|을)? ?(?:받았|획득|취득|따냈)/,
    denied: /취하|보완 ?요구|(?:승인|허가|인증)[^.…]{0,12}(?:신청|추진|앞두|목표|지연|연기)/,
    unless: pattern`(?:${wordLists.law.permits}|인증)(?:(?!신청|추진|앞두|목표|지연|연기|기대|예상|전망)[^.…]){0,10}(?:받[았아은]|획득|취득|통과|났|됐|완료|따|…|,|했)|관문|문턱|뚫`,
    fault: 'stage',
  },
  {
    said: /수주했|따냈|따낸|수주에 성공/,
    denied:
      /수주전|우선협상|(?:수주|입찰)[^.…]{0,10}(?:임박|유력|협상|추진|도전|참여|참전|후보|기대|노[린려]|눈앞|초읽기|가시)|탈락|의향서|발주(?!처|사(?![가-힣])|청|자|기관|서)/,
    unless:
      /[가-힣]에(?:게)? (?:[^.…\n]|\.\d){0,24}발주|따[냈내낸]|수주(?:했|한 |에 성공|…| 성공|,|$| 잭팟)|수주(?=\s*["'\n])|수주 \d[\d조억천,.]*원?(?:…|,|$)|체결|맺|낙찰|로부터|시공사(?! ?선정[^.…]{0,8}(?:유력|임박|앞|도전|후보)|[를는은] [^.…]{0,12}(?:확정|선정|결정|뽑)(?:한다|할|된다|될|는다))|일감|맡[았는]|서명|싹쓸이/m,
    fault: 'stage',
  },
  {
    said: /인수(?:했|하기로 했|를 (?:마|완료|결정))/,
    denied: pattern`인수[^.…]{0,10}(?:포기|${wordLists.undone.fallsThrough}|결렬|없던|백지|중단|접|검토|설(?:에|이|…|$|,|")|타진|저울)`,
    unless: pattern`인수(?:했|하기로|한다|를? ?${wordLists.trade.firm}|…|, )|품[었는에]|사들|매매계약`,
    fault: 'stage',
  },
  {
    said: /매각(?:했|을 마|을 완료|하기로 했)|팔았|팔기로 했/,
    denied: /매각[^.…]{0,10}(?:무산|불발|결렬|철회|중단|포기|유찰|백지|협상|추진|검토|설(?:에|이|…|$|,|"))/,
    unless: pattern`매각(?:했|하기로|한다|을? ?${wordLists.trade.firm}|…|, )|팔[았기아]|판다|넘[겨겼긴기]|매매계약|처분`,
    fault: 'stage',
  },
  {
    said: /(?:유상증자|유증)(?:를|을)? ?(?:하기로|해요|했|결정|실시|단행)/,
    denied: /(?:유상증자|유증)(?:에)? ?(?:에 )?(?:[\d,.조억만]+원?(?:을|를)? )?(?:참여|출자|청약|납입|투입|투자)/,
    unless: /(?:유상증자|유증)(?:를|을)? ?(?:결정|실시|하기로|추진|단행|발표|나[서섰선]|진행|공시|결의)|주주배정|발행/,
    fault: 'actor',
  },
  {
    said: /(?:사채|CB|BW|EB)[^.]{0,6}발행(?:했|하기로|을 결정|해요)/,
    denied: /(?:사채|cb|bw|eb)[^.…]{0,14}(?:상환|취득|소각|콜옵션|매도청구|만기 ?전|인수|전환(?!사채|가))/i,
    unless: /발행(?! ?주식)|조달|찍/,
    fault: 'outcome',
  },
  {
    said: /(?:하기로 했|결정했|확정했|(?:인수|매각|합병|발행|투자|체결)했)어요/,
    denied: /(?:결정|확정)된 (?:바|것|사항|내용)[^.]{0,6}없/,
    unless: /(?:결의|의결)했|하기로 (?:했|결정|의결)|계약을? (?:체결|맺)/,
    fault: 'stage',
  },
  {
    said: pattern`(?:${wordLists.law.permits}|인증)[^.]{0,8}(?:못했|않았)`,
    denied: pattern`(?:${wordLists.law.permits}|인증)[^.…]{0,10}(?:획득|받[았아은](?!지)|취득|완료|통과|났|떨어|통보받)|조건 없이['’]? 승인|허용했`,
    unless: new RegExp(
      pattern`(?:${wordLists.law.permits}|인증)[^.…]{0,16}(?:불발|거부|거절|반려|못|보류|실패|철회|취소|않)|보완 ?요구|crl|불허|불합격|미끄러`,
      'i',
    ),
    fault: 'outcome',
  },
  {
    said: /(?:승인|허가|인증)[^.]{0,6}(?:못했|않았)/,
    denied: /^[^\n]*(?:승인|허가|인증)[^.…\n]{0,6}(?:획득|받[았아]|취득|통과)/,
    unless: /^[^\n]*(?:불발|거부|거절|반려|못|보류|실패|철회|취소|조건부)/,
    fault: 'outcome',
  },
  {
    said: /통과하지 못|통과 못/,
    denied: /무결점|지적 ?사항(?:이)? ?(?:0건|없)|통과(?:했|한|하며|…|,)/,
    unless: /못 ?[넘통]|불합격|탈락|낙방|미끄러|불발|실패|부결/,
    fault: 'outcome',
  },
  {
    said: /통과하지 못|통과 못/,
    denied: /^[^\n]*(?:찬성|가결|통과)/,
    unless: /^[^\n]*(?:반대|부결|무산|불발|못|실패|보류|탈락)/,
    fault: 'outcome',
  },
  {
    said: /에서 졌|패소했/,
    denied: /(?:과징금|처분|세금|제재|추징)[^.…]{0,12}취소(?! ?소송)|취소 ?(?:판결|확정)|무죄|무혐의/,
    unless: /패소|(?<![가-힣])졌|패배|고배|적법/,
    fault: 'outcome',
  },
  {
    said: /(?:수주하|따내)지 못/,
    denied: /수주(?:했|에 성공|…| 성공|,|$| 잭팟)|따[냈내낸]|계약을? ?(?:체결|맺)|낙찰|싹쓸이/m,
    unless:
      /실패|불발|고배|탈락|놓[쳐쳤친]|무산|뺏|빼앗|채[가갔간]|밀[려렸]|취소|해지|석패|(?:수주|따내|선정|낙찰)[^.…]{0,8}못/,
    fault: 'outcome',
  },
];
