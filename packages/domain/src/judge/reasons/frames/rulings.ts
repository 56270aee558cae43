import { pattern, wordLists } from '../../../text/words/word-lists.ts';
import { does, endsIn, type Frame, says } from './frame.ts';
import * as n from './nouns.ts';

const fines: Frame = { verb: does('부과'), needs: { object: endsIn(n.payables, '벌점') }, may: { goal: 'party' } };
const inquiries: readonly Frame[] = [
  { verb: does('압수수색', '조사'), needs: { object: 'any' } },
  {
    verb: says('들어갔어요'),
    needs: { goal: endsIn('감독', '검사', '조사', '점검', '감리', '수사', '심사', '실사', '제재심') },
  },
  { verb: does('고발'), needs: { object: 'any' }, may: { goal: /검찰$/, result: /혐의$/ } },
];
const refuses: Frame = {
  verb: does('취소', '거부'),
  needs: { object: endsIn(n.grants, '지정', '처분', '신청', '과징금') },
};

/** What those outside the company do; a court fines nobody for a cartel, and an office confirms no judgement. */
export const rulings = {
  court: [
    {
      verb: does('기각'),
      needs: { object: endsIn('소송', '항소', '상고', '신청', '청구', '가처분', '영장', '구속영장', '소', '이의') },
    },
    { verb: says('받아들였어요'), needs: { object: endsIn('신청', '청구', '가처분', '항소', '상고', '이의') } },
    {
      verb: does('결정'),
      needs: { object: endsIn('개시', '폐지', '인가', '정지', '유지', '연장', '종결', '파산') },
    },
    { verb: does('확정'), needs: { object: endsIn('판결', n.payables, '처분', '취소', '책임') } },
    { verb: does('인정'), needs: { object: endsIn('침해', '책임', '위반', '배상', '특허') } },
    refuses,
    fines,
  ],
  prosecutor: [
    ...inquiries,
    {
      verb: does('기소'),
      needs: { object: pattern`(?:${wordLists.people.chiefs}|부회장|임원|임직원|법인|등)$` },
      may: { result: /혐의$/ },
    },
  ],
  office: [
    ...inquiries,
    fines,
    refuses,
    {
      verb: does('승인', '허가'),
      needs: {
        object: endsIn(
          n.actions,
          n.trials,
          '허가',
          '신약',
          '치료제',
          '백신',
          '계획',
          '변경',
          '키트',
          '주사제',
          '복합제',
          '시밀러',
        ),
      },
    },
    {
      verb: does('지정'),
      needs: {
        object: 'any',
        result: endsIn('종목', '기업', '법인', '기관', '대상', '의약품', '치료제', '기술', '트랙'),
      },
    },
    { verb: does('결정'), needs: { object: 'any', result: /대상$/ } },
    { verb: does('결정', '의결'), needs: { object: endsIn('폐지', '재개', '정지', '유지', '해제', '연장') } },
    { verb: does('인정'), needs: { object: endsIn('위반', '책임', '특허') } },
    {
      verb: does('요구'),
      needs: { object: endsIn('조회공시', '경영개선', '개선', '공시', '정정', '시정', '자료', '제출') },
      may: { goal: 'party' },
    },
    { verb: says('내렸어요', '내리기로 했어요'), needs: { object: /처분$/ }, may: { goal: 'party' } },
  ],
  rater: [{ verb: says('낮췄어요', '올렸어요'), needs: { object: /등급$/ }, may: { result: 'any' } }],
  holder: [
    {
      verb: does('요구'),
      needs: { object: endsIn('배당', '해임', '선임', '소집', '매각', '소각', '공개', '환원', '개편', '분할') },
      may: { goal: 'party' },
    },
  ],
  union: [
    {
      verb: says('들어갔어요', '들어가기로 했어요'),
      needs: { goal: endsIn('파업', '농성', '점거농성', '쟁의행위', '투쟁') },
    },
    {
      verb: does('결의', '철회', '확정', '중단', '유보'),
      needs: { object: endsIn('파업', '쟁의행위', '농성', '투쟁') },
    },
  ],
} satisfies Readonly<Record<string, readonly Frame[]>>;

export type Outsider = keyof typeof rulings;

const outsiders: readonly (readonly [RegExp, Outsider])[] = [
  [/노조$/, 'union'],
  [/(?:검찰|경찰|특검|공수처)$/, 'prosecutor'],
  [/(?:법원|대법|고법|지법|헌재)$/, 'court'],
  [/(?:무디스|피치|S&P|한신평|나신평|한기평)$/, 'rater'],
  [/(?:위|원|처|청|부|서울시|부산시|경기도|거래소|FDA|EMA)$/, 'office'],
];

/** What kind of outsider a name is; somebody unknown holds shares or buys them. */
export const kindOfOutsider = (name: string): Outsider =>
  outsiders.find(([pattern]) => pattern.test(name))?.[1] ?? 'holder';
