import { pattern, wordLists } from '../../../text/words/word-lists.ts';
import { does, endsIn, type Frame, says } from './frame.ts';
import * as n from './nouns.ts';

/** Who takes up requests and suits. */
const office = pattern`${wordLists.law.authorityEnds}$`;
const paper = `${wordLists.law.submitted}`;
const asked = `${wordLists.law.filings}`;
const roleOf = `${wordLists.people.roles}`;

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
  { verb: does('선임', '내정'), needs: { result: pattern`${wordLists.people.newChiefs}$`, object: 'any' } },
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
