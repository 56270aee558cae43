import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { wordTable } from '../../text/words/word-table.ts';
/** Verbs in the short form of headlines, with the sentence that they end: "납품 계약 맺어" → "맺었어요". */
export const shortVerbs = wordTable({
  맺어: '맺었어요',
  따내: '따냈어요',
  높여: '높였어요',
  낮춰: '낮췄어요',
  늘려: '늘렸어요',
  줄여: '줄였어요',
  올려: '올렸어요',
  내려: '내렸어요',
  마쳐: '마쳤어요',
  끝내: '끝냈어요',
  나서: '나섰어요',
  넘겨: '넘겼어요',
  이겨: '이겼어요',
  받아: '받았어요',
  갚아: '갚았어요',
  팔아: '팔았어요',
  사들여: '사들였어요',
  세워: '세웠어요',
  열어: '열었어요',
  미뤄: '미뤘어요',
  거둬: '거뒀어요',
  선보여: '선보였어요',
});

/** Verbs of the press that a member reads easier in plain words. */
export const plainVerbs = wordTable({
  찍는다: '발행해요',
  태운다: '소각해요',
});
/** Verbs with an object, to which a headline gives no particle: "자사주 35억원어치 사들인다". */
export const transitive = pattern`^${wordLists.trade.verbs}`;

/** Adverbs and ranks between an object and its verb: "유상증자 전격 철회". */
export const adverbs: ReadonlySet<string> = new Set(
  '반년 동시 나란히 순차 일괄 즉시 긴급 단계적으로 연이어 한꺼번에 단독 전격 기습 새로 전면 최종 본격 추가 추가로 조기 연속 첫 또 잇따라 전량 일부 모두 직접 함께 공식 잇달아 잇단 재 최초로 대거 통째로 더 사모 공동 공동으로 사실상 결국 다시 돌연 시간외 장내 블록딜로 낮춰 높여 올려 내려 늘려 줄여 앞당겨 통해 위해 거쳐 조건부 독점 사전 일시 잠정 무상 자진 정식 후 뒤 내 전 처음 한 두 석 달'.split(
    ' ',
  ),
);
