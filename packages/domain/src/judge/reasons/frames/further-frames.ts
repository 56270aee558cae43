import { does, endsIn, type Frame, says } from './frame.ts';
import * as n from './nouns.ts';

const talks = endsIn('협상', '교섭', '임단협', '임협', '협의');
const indices = /(?:코스피200|코스닥150|MSCI(?: \S+)?|지수|KRX\S*)$/;
const shares = endsIn('자사주', '주식', '지분', '[주%]');
const plans = endsIn(n.actions, '개장', '청약', '양산', '착공', '준공');

/** Verbs of deeds that can be done to a few things only. */
export const furtherFrames: readonly Frame[] = [
  { verb: does('청산', '합병', '흡수합병'), needs: { object: endsIn(n.firms, '사업') } },
  { verb: does('물적분할', '인적분할'), needs: { object: endsIn('사업부', '부문', '사업', '본부') } },
  {
    verb: does('감축'),
    needs: { object: endsIn('인력', '임원', '직원', '인원', '생산', '조직', '생산량', '비용') },
    byDegree: true,
  },
  { verb: does('폐쇄'), needs: { object: endsIn(n.works, n.firms, '사업장') } },
  {
    verb: does('종료'),
    needs: { object: endsIn('서비스', '판매', '생산', '운영', '사업', '연구', '개발', '운항', '영업') },
  },
  { verb: does('리콜'), needs: { object: /대$/ } },
  { verb: does('이전'), needs: { object: endsIn('본사', '사옥', '공장', '연구소') }, may: { result: 'party' } },
  { verb: does('매수', '매도'), needs: { object: shares }, may: { source: endsIn('장내', '장외') } },
  { verb: does('발주'), needs: { object: /척$/ }, may: { price: 'any', goal: 'party' } },
  {
    verb: does('등록'),
    needs: { object: endsIn('특허', '상표', '디자인', '건') },
    may: { goal: 'party', source: 'party' },
  },
  {
    verb: does('영입'),
    needs: {
      object: endsIn('출신', '교수', '대표', '부사장', '사장', '전무', '상무', '장관', '임원', 'CEO', 'CFO', 'CTO'),
    },
    may: { result: endsIn('대표', '사장', '부사장', 'CEO', 'CTO', 'CFO', '총괄') },
  },
  { verb: says('미뤘어요', '미루기로 했어요'), needs: { object: plans } },
  { verb: says('서명했어요', '서명하기로 했어요'), needs: { goal: endsIn(n.contracts) }, may: { partner: 'party' } },
  { verb: says('취항했어요', '취항하기로 했어요'), needs: { goal: /노선$/ } },
  { verb: says('타결됐어요', '결렬됐어요'), needs: { subject: talks } },
  {
    verb: says('가결됐어요', '부결됐어요'),
    needs: { subject: /(?:안|안건)$/ },
    may: { source: endsIn('투표', '주총', '총회') },
  },
  { verb: says('무산됐어요'), needs: { subject: endsIn(n.actions, '투자 유치', '재계약', 'IPO') } },
  { verb: says('발생했어요'), needs: { subject: /사유$/ } },
  { verb: says('유출됐어요'), needs: { subject: /정보(?: \S+건)?$/ } },
  { verb: does('인식'), needs: { object: /손상차손(?: \S+원)?$/ } },
  { verb: does('채용'), needs: { object: /(?:명|직원|인력|사원|신입|경력|인턴)$/ } },
  { verb: says('유찰됐어요'), needs: { subject: /입찰$/ } },
  {
    verb: says('물러났어요', '물러나요'),
    needs: { subject: endsIn('대표', '대표이사', '회장', '사장', '의장', '행장', 'CEO') },
  },
  { verb: says('편입됐어요', '편입돼요'), needs: { goal: indices } },
  { verb: says('빠졌어요', '빠져요'), needs: { source: indices } },
];
