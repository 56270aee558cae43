import { does, endsIn, type Frame, says } from './frame.ts';
import * as n from './nouns.ts';

/** Who takes up requests and suits. */
const office =
  /(?:법원|법|위|원|처|청|부|거래소|당국|FDA|EMA|PMDA|NMPA|ITC|SEC|은행|채권단|정부|시|군|도|세관|협회|공단|공사|심판소|위원회)$/;
const paper =
  '의향서|LOI|신고서|신청서|보고서|계획서|계획|서류|자료|답변|의견서|이의|제안서|안|서한|탄원서|각서|동의서|소명서|요청서|정정신고서|감사보고서|사업보고서';
const asked =
  '허가|승인|인가|심사|예비심사|회생절차|회생|파산|상장|이전상장|등록|인증|특허|가처분|집행정지|지정|변경|시험|IND|NDA|BLA|개시|철회|조정|중재|면허|취소|등재|정지|이의|재심|보호|챕터11|매매|유예|해제|구제|품목허가|신속심사|우선심사|가속승인|허가신청|임상|[1-3]상|절차|연장|워크아웃|법정관리|중지|폐지|참여';
const roleOf =
  '시공사|사업자|대상자|협상자|기관|공급사|공급업체|납품업체|기업|운영사|시행사|낙찰자|대상|업체|수행기관|주관사|주관기관|파트너|참여사|거점|후보지|입지';

/** Verbs of what is made and shown, asked for, changed and chosen. */
export const changeFrames: readonly Frame[] = [
  {
    verb: does('출시', '공개', '생산', '양산', '개발', '국산화', '도입', '제작'),
    needs: { object: 'thing' },
    may: { source: 'party', goal: 'party', partner: 'party' },
  },
  {
    verb: says(
      '선보였어요',
      '선보여요',
      '선보이기로 했어요',
      '내놨어요',
      '내놓기로 했어요',
      '들이기로 했어요',
      '들였어요',
      '만들기로 했어요',
      '만들었어요',
    ),
    needs: { object: 'thing' },
    may: { source: 'party', goal: 'party', partner: 'party' },
  },
  {
    verb: does('발표'),
    needs: { object: endsIn(n.actions, '결과', '데이터', '포스터', '실적', '계획', '비전', '전략', '로드맵', '방안') },
    may: { source: 'party' },
  },
  { verb: does('제출'), needs: { object: endsIn(paper) }, may: { goal: office } },
  { verb: does('신청'), needs: { object: endsIn(asked) }, may: { goal: office, source: 'party' } },
  {
    verb: does('청구'),
    needs: {
      object: endsIn(
        '심사',
        '예비심사',
        '배상',
        '손배',
        '손해배상',
        '심판',
        '구상권',
        '보상',
        '보험금',
        '반환',
        '환급',
      ),
    },
    may: { goal: 'party' },
  },
  {
    verb: does('제기'),
    needs: { object: endsIn('소송', '소', '가처분', '항소', '상고', '이의', '심판', '중재', '반소', '손배소') },
    may: { goal: office },
  },
  {
    verb: does('출원'),
    needs: { object: endsIn('특허', '상표', '디자인', '상표권') },
    may: { goal: 'party', source: 'party' },
  },
  {
    verb: does('확대', '축소'),
    needs: { object: endsIn(n.extents) },
    byDegree: true,
    may: { goal: 'party', result: /(?:원|%|[대명개척편회배])$/ },
  },
  { verb: does('인상', '인하'), needs: { object: endsIn(n.prices) }, byDegree: true, may: { result: /(?:원|%)$/ } },
  {
    verb: says(
      '올렸어요',
      '올리기로 했어요',
      '내렸어요',
      '내리기로 했어요',
      '낮췄어요',
      '낮추기로 했어요',
      '높였어요',
      '높이기로 했어요',
    ),
    needs: { object: endsIn(n.prices, n.extents, '등급', '전망') },
    byDegree: true,
    may: { result: /(?:원|%|[대명개척편배]|\S[+-]?)$/, source: /\d\S*(?:원|%)$/ },
  },
  {
    verb: says('늘렸어요', '늘리기로 했어요', '줄였어요', '줄이기로 했어요'),
    needs: { object: endsIn(n.extents) },
    byDegree: true,
    may: { result: /(?:원|%|[대명개척편회배])$/, source: /\d\S*(?:원|%)$/ },
  },
  { verb: says('건너뛰기로 했어요', '건너뛰어요'), needs: { object: endsIn('배당') } },
  {
    verb: says('풀기로 했어요', '풀었어요', '쪼개요', '쪼개기로 했어요'),
    needs: { object: endsIn('배당', n.securities, '\\d주') },
    may: { result: 'any' },
  },
  { verb: says('하기로 했어요'), needs: { object: endsIn('증자', '감자', '병합', '배당', '분할') } },
  {
    verb: does('선임', '내정'),
    needs: {
      object: endsIn(
        '대표',
        '대표이사',
        '사장',
        '부사장',
        '회장',
        '부회장',
        '의장',
        'CEO',
        'CFO',
        'CTO',
        'COO',
        '이사',
        '사외이사',
        '감사',
        '행장',
        '전무',
        '상무',
        '본부장',
        '총괄',
        '출신',
        '원장',
        '교수',
        '\\S 씨',
        '장관',
        '위원',
      ),
    },
    may: { goal: endsIn('대표', '대표이사', '사장', '회장', '의장', 'CEO', '이사', '행장', '감사', 'CFO', 'CTO') },
  },
  { verb: does('선임', '내정'), needs: { result: /(?:대표|대표이사|사장|회장|의장|CEO)$/, object: 'any' } },
  { verb: says('선정됐어요'), needs: { result: endsIn(roleOf) }, may: { goal: 'party' } },
  { verb: says('선정됐어요'), needs: { goal: endsIn('과제', '사업', '프로젝트', '프로그램') } },
  { verb: says('확정됐어요'), needs: { result: endsIn(roleOf) }, may: { goal: 'party' } },
  { verb: does('달성'), needs: { object: /(?:목표|\d\S*|1위|전환)$/ } },
  { verb: does('기록'), needs: { object: /(?:\d\S*|최대|최고|1위)$/ } },
  {
    verb: says('통과했어요'),
    needs: { object: endsIn('심사', '심의', '평가', '검증', '실사', '시험') },
    may: { source: 'party' },
  },
  { verb: does('부인', '공시'), needs: { object: endsIn(n.actions, '설', '의혹', '보도', '혐의', '배상', '손실') } },
];
