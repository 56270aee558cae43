import type { SampleStory } from './sample-story.ts';

/** Articles that contain the company's name, or a longer name that begins with it, but are about something else. */
export const otherStories: readonly SampleStory[] = [
  {
    wordings: [
      ['{자매}, {금액} 수주…창사 이래 최대', '{자매이} {나라}에서 {금액} 규모의 사업을 수주했다고 {일}일 밝혔다.'],
    ],
  },
  {
    wordings: [
      [
        '{자매}, {분기}분기 적자전환…영업손실 {금액}',
        '{자매은} {분기}분기 영업손실이 {금액}으로 적자전환했다고 공시했다.',
      ],
    ],
  },
  {
    wordings: [
      [
        '{남}, {거래처과} {금액} 공급계약 체결',
        '{남이} {거래처과} {금액} 규모의 계약을 맺었다. 경쟁사로는 {회사} 등이 꼽힌다.',
      ],
    ],
  },
  {
    wordings: [
      [
        '{남} 급락…업종 전반으로 번지나',
        '{남} 주가가 {작은퍼센트}% 급락했다. {회사} 등 같은 업종 종목에도 관심이 쏠렸다.',
      ],
    ],
  },
  {
    wordings: [
      [
        '[마감시황] 코스피 {작은퍼센트}%대 하락…외국인 순매도',
        '{일}일 코스피가 하락 마감했다. 시가총액 상위 종목 중 {회사}, {남} 등이 거래됐다.',
      ],
    ],
  },
  { wordings: [['[오늘의 증시일정] {회사}·{남} 외', '오늘 예정된 주주총회와 청약, 상장 일정을 정리했다.']] },
  {
    wordings: [['{회사} 사내 야구단, 직장인 리그 우승', '{회사} 사내 야구단이 주말 열린 직장인 리그 결승에서 이겼다.']],
  },
];
