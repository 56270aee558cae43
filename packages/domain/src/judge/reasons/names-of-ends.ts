/** What did not come, between its name and the word that says so. */
const failed = '불발|무산|실패|고배|탈락|좌절|물거품|백지화|거절|거부|반려|불승인|불허|퇴짜';
/** A trial of a drug is a matter of its own. */
const noTrial = '^(?!.*(?:임상|IND|[123]상)).*';
const permit = '(?:(?:FDA|EMA|식약처)[^…]{0,16}(?:승인|허가)|품목 ?허가)';
const ahead = '도전|노[려린크]|추진|준비|기대|앞두|앞둔|임박|눈앞|초읽기|목표|가능성|예상|전망|[?]';

/**
 * Names of events that ended, did not come or are only asked for, by the words of their headline. They come before the names of what
 * they undo: under "FDA 승인" or "거래정지" a reader takes the contrary for what happened.
 */
export const namesOfEnds: readonly (readonly [RegExp, string])[] = [
  [/무상증자.{0,10}(?:철회|취소|무산)/, '무상증자 철회'],
  [/자사주 ?소각.{0,10}(?:철회|취소|무산)/, '자사주 소각 철회'],
  [/(?:전환사채|(?<![A-Z])CB(?![A-Z])).{0,16}(?:상환|되사|만기 ?전|소각)/, '전환사채 상환'],
  [/(?:회사채|사채).{0,14}상환/, '사채 상환'],
  [new RegExp(`${noTrial}FDA[^…]{0,20}(?:${failed}|보완 ?요구|CRL)`), 'FDA 승인 불발'],
  [new RegExp(`${noTrial}${permit}[^…]{0,12}(?:${failed})|품목 ?허가[^…]{0,6}취소`), '허가 불발'],
  [new RegExp(`${noTrial}${permit}[^…,]{0,10}(?:보류|연기|지연|늦어|미뤄|밀려)`), '허가 지연'],
  [new RegExp(`${noTrial}${permit}[^…,]{0,6}(?:신청|제출)`), '허가 신청'],
  [new RegExp(`${noTrial}${permit}(?:[이을를도]|까지)? ?(?:\\S{1,6} )?(?:${ahead})`), '허가 절차'],
  [new RegExp(`수주(?!잔고).{0,10}(?:${failed})(?!.{0,6}딛)`), '수주 무산'],
  [/(?:거래|매매) ?재개|거래 ?정지(?!.{0,6}우려).{0,10}(?:해제|풀[렸려린리]|끝)/, '거래 재개'],
  [
    /(?:상장 ?폐지|상폐)(?:를|을|는)? ?(?:위기 ?)?(?:면했|면해|면하|피했|피해(?!자)|벗어|모면|넘겼|사유 ?해소)|상장 ?유지/,
    '상장 유지',
  ],
  [/관리종목.{0,8}(?:해제|벗어|탈출|탈피|졸업)/, '관리종목 해제'],
  [/불기소|불송치|무혐의|혐의 ?없[음다]/, '무혐의'],
  [/기소 ?유예/, '기소유예'],
  [/(?:과징금|과태료).{0,14}(?:취소(?! ?(?:소송|청구))|환급|돌려받)/, '과징금 취소'],
  [/무파업|파업 ?(?:없이|피했|면했)/, '무파업 합의'],
  [/합병.{0,8}(?:철회|포기)/, '합병 철회'],
  [/합병.{0,8}(?:무산|부결|불발)/, '합병 무산'],
  [/(?<!무형자산 ?)인수(?!단|위).{0,8}(?:철회|포기|무산|불발|결렬)/, '인수 무산'],
];
