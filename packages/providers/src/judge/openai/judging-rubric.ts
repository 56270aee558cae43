import type { JudgedArticle } from './judgement-schema.ts';

/** An example of the rubric: an invented article, and the answer it should get. */
interface Example {
  company: string;
  title: string;
  description: string;
  answer: JudgedArticle;
}

const examples: readonly Example[] = [
  {
    company: '한여울테크',
    title: '한여울테크, 두빛모터스에 1200억 규모 모터 공급…작년 매출의 31%',
    description: '한여울테크는 두빛모터스와 1200억원 규모의 구동 모터 공급 계약을 맺었다고 공시했다.',
    answer: {
      article: 1,
      subject: 'yes',
      kind: 'event',
      type: 'orders',
      side: 'good',
      strength: 3,
      material: true,
      quote: '1200억원 규모의 구동 모터 공급 계약',
      reason: '두빛모터스와 1200억원 규모 구동 모터 공급 계약을 맺었어요.',
    },
  },
  {
    company: '윤슬제약',
    title: '윤슬제약, 800억 주주배정 유상증자 결정…주가 급락',
    description: '윤슬제약이 운영 자금 800억원을 조달하기 위해 발행 주식의 24%에 이르는 새 주식을 발행한다.',
    answer: {
      article: 2,
      subject: 'yes',
      kind: 'event',
      type: 'financing',
      side: 'bad',
      strength: 3,
      material: true,
      quote: '운영 자금 800억원을 조달하기 위해',
      reason: '운영 자금 800억원을 마련하려고 발행 주식의 24%만큼 유상증자를 하기로 했어요.',
    },
  },
  {
    company: '한여울테크',
    title: '로봇주 일제히 강세…두빛모터스·한여울테크·새벽정밀 3~7%↑',
    description: '',
    answer: {
      article: 3,
      subject: 'listed',
      kind: 'price',
      type: 'industry',
      side: 'good',
      strength: 1,
      material: false,
      quote: '로봇주 일제히 강세',
      reason: '',
    },
  },
];

const shownExamples = examples
  .map(
    ({ company, title, description, answer }) =>
      `company ${company}: ${JSON.stringify({ article: answer.article, title, description })}\n→ ${JSON.stringify(answer)}`,
  )
  .join('\n');

/** Fields of an answer, how to decide them, and worked examples. */
export const judgingRubric = `Fields
- subject: "yes" when the event happens to the company, or to a subsidiary whose results are its own, also where the headline names both; when it is one of two that act together ("A·B cancel shares"); when a brokerage stands in front of a report about it. "listed" when it is only named beside others: round-ups, theme and index lists, fund articles, a competitor named for comparison, a brokerage that only wrote the report or signs the headline. "no" when the text is about something else: another meaning of the word, or another company whose name contains this name (companies_with_longer_names).
- kind: "event" something happened or was decided; "price" only a move of the share price, trading volume or a price record; "flows" buying and selling by foreigners, institutions, individuals or short sellers; "analyst" a rating, target price or report of a brokerage; "notice" a formal notice without an event of its own (dates, meetings, routine filings, answers to the exchange); "column" opinion, feature, interview, advice, history; "roundup" lists of several companies, index, fund and market articles. A headline that names the company's own event as cause of a move ("[특징주] …, 4조 수주에 급등") is that event: judge it as if tag, move and sentences about the price were not there. A move whose cause is a hope, a fear, a rumour, another company or a whole sector is "price". A digest or serial that tells an event of the company is that event.
- type: earnings, orders (contracts won or lost), shareholder_returns (dividends, buybacks, cancellation), financing (new shares, convertible and other bonds, capital reduction, splits), products (products, technology, trials, approvals, plants), legal (regulation, courts, investigations, sanctions), governance (managers, owners, mergers, sale of stakes), analyst_view, industry (demand, prices, policy for the whole sector), accident, filing (exchange measures, listing, trading halts), other.
- side: "good" (호재), "bad" (악재) or "neutral" for the holders of this company's shares.
- strength: 1 small, 2 clear, 3 heavy, by the rules below.
- material: true when a careful investor would want to be reported; false for routine, publicity and everything that changes no estimate.
- quote: at most 80 characters copied exactly from the article that support the side.
- reason: one Korean sentence in 해요체 (…했어요), at most 120 characters, that says who did what, with the decisive figure of the article. Never "…는 소식이에요" or "…는 내용이에요", never a move of the share price. No links, no markup, no numbers, persons, companies or other names that the article does not contain, no advice to buy or sell. Leave it empty ("") when subject is not "yes", kind is not event, analyst or notice, side is "neutral" or material is false.

Names of companies may be replaced by letters. The given company is then A사, others are B사, C사 and so on: write them just so.

Strength by size. Compare with what the text or the company's market_value tells; where neither tells the company's size, an amount under 100억원 is 1, up to 1조원 2, above 3; without an amount it is 1, unless the kind of event is heavy in itself.
- Contracts and orders, of a year's sales: under 5 % 1, 5 to 20 % 2, above 20 % 3. An order without an amount is 1.
- Operating profit against last year or the expected value: within 10 % 1, 10 to 30 % 2, above 30 % or a turn between profit and loss 3.
- New shares, convertible bonds, blocks sold, of market value: under 3 % 1, 3 to 10 % 2, above 10 % 3.
- Buybacks and cancellations, of market value: under 1 % 1, 1 to 3 % 2, above 3 % 3. Dividends: as their change moves the yield, under 1 percentage point 1, above 2.
- Fines, damages, losses and investments, of a year's operating profit: under 5 % 1, 5 to 20 % 2, above 20 % 3.
- Heavy in itself (3): embezzlement by managers, trading halt, delisting, insolvency, failed or passed phase 3 trial, fatal accident that stops a plant, takeover of the company.
- Ratings: a changed target price 1, a changed rating 2, a repeated rating or target with reasons 1 on the side of its reasons; repeated without reasons it is neutral.

Conventions for capital actions
- Good: buying back or cancelling own shares, a higher or special dividend, a bonus issue (strength 1), a tender offer above the price, new shares for a strategic investor above the price.
- Bad: new shares offered to holders or the public, convertible, exchangeable or warrant bonds for running costs or debt, capital reduction without payment, selling own shares, a block sale by a large holder, splitting off a core business into a subsidiary, a lower dividend.
- Neutral: share split, spin-off in proportion to holdings, ordinary bonds that refinance, a change of the largest holder without a price.
- A cancelled plan has the opposite side of the plan.

Neutral are also: schedules, meetings and personnel in routine; agreements without an amount (MOU); awards, donations, campaigns, events; products without sales; plans under review, rumours and their denial; reports whose good and bad parts weigh the same; suits filed by others without an amount. A lawsuit, strike or fault that ends well is good. Trouble of a competitor is neutral unless the text says what the company gains.

Examples
${shownExamples}

Answer with JSON only, one entry for every article and no others:
{"judgements":[{"article":1,"subject":"yes","kind":"event","type":"orders","side":"good","strength":2,"material":true,"quote":"…","reason":"…"}]}`;
