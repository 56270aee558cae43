import { pattern, wordLists } from '../../../text/words/word-lists.ts';
import { endsIn, type Frame, says } from './frame.ts';
import * as n from './nouns.ts';

const suits = new RegExp(`(?:${n.suits})$`);
const ended = endsIn(n.contracts, '수주', '허가', '승인', '신청');
/** What is counted up to a mark. */
const totals = pattern`${wordLists.noun.grownThings}$`;
/** What an authority or a court leaves no more doubt about. */
const settled = endsIn(
  n.payables,
  '판결',
  '무죄',
  '유죄',
  '형',
  '연임',
  '책임',
  '취소',
  '폐지',
  '(?:관세|세율|요율)(?: [\\d.]+%)?',
  '배상',
  '개시',
  '인가',
  '정지',
  '지정',
  '편입',
  '편출',
  '유지',
  '상향',
  '하향',
  '강등',
  '부여',
  '면제',
  '지원',
  '인용',
  '기각',
  '각하',
  '허가',
  '승인',
  '등재',
  '등록',
  '재개',
  '부과',
  '패소',
  '승소',
  '혐의',
);
/** What can fail or come late: a plan of more than one. */
const plans = endsIn(
  n.actions,
  n.trials,
  '승인',
  '허가',
  '품목허가',
  '심사',
  '회복',
  '진입',
  '납입',
  '통관',
  '협상',
  '등재',
  '임단협',
  '타결',
  '선정',
  '딜',
  '완공',
);

/** Verbs of what happens to the company or is done to it. */
export const happenings: readonly Frame[] = [
  { verb: says('해지됐어요', '취소됐어요', '파기됐어요'), needs: { subject: ended } },
  { verb: says('철회됐어요'), needs: { subject: endsIn('허가', '승인', '인증') } },
  {
    verb: says('재개됐어요', '정지됐어요', '재개돼요', '정지돼요'),
    needs: { subject: endsIn('거래', '통관', '매매') },
  },
  { verb: says('무산됐어요', '지연됐어요', '늦어졌어요'), needs: { subject: plans } },
  { verb: says('강등됐어요'), needs: { subject: /등급$/ } },
  {
    verb: says('거부됐어요', '기각됐어요'),
    needs: { subject: endsIn('허가', '승인', '소송', '항소', '상고', '신청', '청구', '가처분') },
    may: { source: suits },
  },
  { verb: says('해소됐어요'), needs: { subject: endsIn('사유', '우려', '분쟁', '리스크') } },
  { verb: says('해제됐어요', '해제돼요'), needs: { source: /종목$/ } },
  { verb: says('해제됐어요', '해제돼요'), needs: { subject: /(?:정지|금지|지정)$/ } },
  { verb: says('결정됐어요', '확정됐어요'), needs: { subject: settled }, may: { source: suits } },
  { verb: says('결정됐어요'), needs: { result: /대상$/ } },
  {
    verb: says('지정됐어요', '지정돼요', '지정될 수 있다는 예고를 받았어요'),
    needs: { result: endsIn('종목', '기업', '법인', '기관', '대상', '지구', '업체') },
  },
  {
    verb: says('등재됐어요'),
    needs: { subject: 'any', goal: endsIn('급여', '메디케어', '메디케이드', '가이드라인', '목록') },
  },
  {
    verb: says('넘었어요', '넘어섰어요'),
    needs: { subject: totals, object: pattern`\d\S*(?: ?${wordLists.amount.countedThings}|만)?$` },
  },
  {
    verb: says(
      '이겼어요',
      '졌어요',
      '최종 승소했어요',
      '최종 패소했어요',
      '승소했어요',
      '패소했어요',
      '일부 승소했어요',
      '일부 패소했어요',
    ),
    needs: { source: suits },
    may: { goal: 'party' },
  },
  { verb: says('몰렸어요'), needs: { goal: endsIn(n.securities, '청약', '공모', '수요예측') } },
  { verb: says('피했어요'), needs: { object: endsIn(n.payables, '폐지', '파업', '정지', '지정', '제재') } },
  { verb: says('소송을 당했어요'), needs: { result: endsIn('혐의', '침해') } },
  { verb: says('기소됐어요'), needs: { result: endsIn('혐의', '배임', '횡령') } },
  { verb: says('송치됐어요'), needs: { goal: /검찰$/ } },
  { verb: says('압수수색을 받았어요'), needs: { source: 'party' } },
];
