import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Deed } from './deeds.ts';

/** A deed that a headline names by its noun, whether it is decided or done. */
const open = (stem: string, after: RegExp): Deed => ({
  takes: '을',
  verb: `${stem}해요`,
  ahead: `${stem}해요`,
  done: `${stem}했어요`,
  decided: `${stem}하기로 했어요`,
  after,
});
/** A deed that headlines tell once it is done. */
const done = (stem: string, after: RegExp): Deed => ({ ...open(stem, after), verb: `${stem}했어요` });
const happened = (verb: string, after: RegExp, coming?: string): Deed => ({
  takes: '이',
  verb,
  after,
  ...(coming !== undefined && { coming }),
});

const talks = /(?:협상|교섭|임단협|임협|협의)$/;
const motion = /(?:안|안건)$/;
const index = /(?:코스피200|코스닥150|MSCI(?: \S+)?|지수|KRX\S*|밸류업지수)$/;
const person = pattern`(?:${wordLists.people.chiefs}|대표이사|부회장|행장|CEO)$`;
const unit = /(?:사업부|사업부문|부문|사업|본부)$/;
const member = /(?:자회사|손자회사|계열사|법인|회사)$/;

/** Nouns of deeds that can be done to a few things only. */
export const furtherDeeds: Readonly<Record<string, readonly Deed[]>> = {
  청산: [open('청산', /(?:법인|자회사|계열사|합작사|회사|사업)$/)],
  합병: [open('합병', member)],
  흡수합병: [open('흡수합병', member)],
  물적분할: [open('물적분할', unit)],
  인적분할: [open('인적분할', unit)],
  감축: [open('감축', /(?:인력|임원|직원|임직원|인원|생산|조직|생산량|비용)$/)],
  폐쇄: [open('폐쇄', /(?:공장|라인|지점|점포|매장|법인|센터|영업점|사업장)$/)],
  종료: [open('종료', /(?:서비스|판매|생산|운영|사업|공동연구|개발|운항|영업)$/)],
  리콜: [open('리콜', /\d(?:만|천)?\d*(?:여)? ?대$/)],
  이전: [open('이전', /(?<!에 .*)(?:본사|사옥|공장|연구소)$/)],
  매수: [open('매수', /(?:자사주|주식|지분) [\d.,]+(?:만|천|백)*(?:\d+)?(?:주|%)$/)],
  매도: [open('매도', /(?:자사주|주식|지분) [\d.,]+(?:만|천|백)*(?:\d+)?(?:주|%)$/)],
  발주: [done('발주', /[선함] \d+척(?: \S+원에)?$/)],
  등록: [done('등록', /(?:특허|상표|디자인)(?: [\d,]+건)?$/)],
  영입: [done('영입', /(?:출신|교수|대표|부사장|사장|전무|상무|장관|임원|CEO|CFO|CTO)$/)],
  연기: [
    {
      takes: '을',
      verb: '미뤘어요',
      decided: '미루기로 했어요',
      after: /(?:출시|상장|납입|공개|착공|준공|가동|발행|분양|개장|양산|투자|합병|청약|공모)$/,
    },
  ],
  서명: [
    { takes: '에', verb: '서명했어요', decided: '서명하기로 했어요', after: pattern`${wordLists.trade.agreements}$` },
  ],
  취항: [
    {
      takes: '에',
      verb: '취항해요',
      ahead: '취항해요',
      done: '취항했어요',
      decided: '취항하기로 했어요',
      after: /노선$/,
    },
  ],
  타결: [happened('타결됐어요', talks)],
  결렬: [happened('결렬됐어요', talks)],
  가결: [happened('가결됐어요', motion)],
  부결: [happened('부결됐어요', motion)],
  불발: [happened('무산됐어요', /(?:매각|인수|합병|상장|투자 유치|수주|협상|증자|재계약|이전상장|IPO)$/)],
  유찰: [happened('유찰됐어요', /입찰$/)],
  발생: [happened('발생했어요', /(?:상장폐지|관리종목|심사)(?: \S+)? 사유$/)],
  유출: [happened('유출됐어요', /(?:개인정보|고객정보|정보) \S*\d\S*건$/)],
  인식: [done('인식', /손상차손 \S+원$/)],
  채용: [open('채용', /\d명$/)],
  사임: [happened('물러났어요', person, '물러나요')],
  편입: [{ takes: '에', verb: '편입돼요', coming: '편입돼요', done: '편입됐어요', after: index }],
  편출: [{ takes: '에서', verb: '빠져요', coming: '빠져요', done: '빠졌어요', after: index }],
};
