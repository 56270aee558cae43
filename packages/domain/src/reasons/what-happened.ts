import { readFigures } from '../figures/read-figures.ts';
import type { EventType } from '../judgement/event-type.ts';
import { withParticle } from '../korean/particles.ts';
import { earningsSentence } from './earnings-sentence.ts';
import { amountIn, money } from './slots.ts';

/** The rest of the article, which may name who acts, and the company's own names. */
interface Surroundings {
  around: string;
  names: readonly string[];
}

/** Builds a sentence from a text, null where it does not say enough. */
type Template = (text: string, surroundings: Surroundings) => string | null;

/** Words that take back or only name a deed: it did not happen, is a stock of earlier ones, or somebody else's wish. */
const notDone =
  /잔고|목표(?!주?가)|반환|(?:^| )안 |않|못(?!지)|피했|피해|면했|걷혔|기각|요청|의무화|놓쳤|패배|고배|실패|(?<!건|시)설(?=[에…\s"']|$)|하청|협력사/;

/** "3,200억원 규모 공급 계약을 맺었어요." */
const orders: Template = (text) => {
  const amount = amountIn(text);
  if (
    amount === null ||
    notDone.test(text) ||
    /전망|기대|가능성|추진|검토|노린|도전|임박|눈앞|정정|감액|쪼그라|→|\?/.test(text)
  )
    return null;
  const size = `${withWhom(text, amount)}${amount} 규모 `;
  if (/(?:해지|파기|취소|무산|불발|철회)/.test(text))
    return /계약|수주/.test(text)
      ? `${size}${/공급/.test(text) ? '공급 ' : ''}계약이 ${/무산|불발/.test(text) ? '무산됐어요' : '해지됐어요'}.`
      : null;
  if (/기술 ?수출|기술이전|라이선스/.test(text)) return `${size}기술수출 계약을 맺었어요.`;
  if (/(?:공급|납품) ?계약|공급키로|납품 ?(?:계약|따)/.test(text)) return `${size}공급 계약을 맺었어요.`;
  if (/수주|따냈|따낸|시공사 ?선정|계약/.test(text))
    return /수주|따냈|따낸|시공/.test(text) ? `${size}일감을 따냈어요.` : `${size}계약을 맺었어요.`;
  return null;
};

/** "유럽 통신사와 " or "베트남에서 ": who or where stands right before the amount; empty otherwise. */
function withWhom(text: string, amount: string): string {
  const at = text.indexOf(amount.replace(/원$/, ''));
  const before = /(?:^|[,…"'] ?)([가-힣A-Za-z0-9][가-힣A-Za-z0-9 ]{1,13}?)(와|과|에서|서) (?:약 |총 |최대 )?$/.exec(
    text.slice(0, Math.max(0, at)),
  );
  if (before?.[1] === undefined) return '';
  return before[2] === '서' || before[2] === '에서' ? `${before[1]}에서 ` : `${before[1]}${before[2] ?? ''} `;
}

/** "500억원어치 자사주를 소각하기로 했어요." */
const shareholderReturns: Template = (text) => {
  const done = /완료|마쳤|마쳐|마무리|끝냈|끝내/.test(text);
  const open = /검토|추진|요구|촉구|압박|기대|가능성|전망|\?/.test(text);
  if (open || notDone.test(text)) return null;
  if (/자사주|자기주식/.test(text)) {
    const near = /.{0,14}(?:자사주|자기주식).{0,16}/.exec(text)?.[0] ?? '';
    const amount = /흑자|매출|이익/.test(near) ? null : amountIn(near);
    const shares = /(?<!\d)(?!52주)\d[\d,.]*(?:만|억)?(?:\d[\d,]*)?주(?![가-힣])/.exec(near)?.[0] ?? null;
    const what = amount !== null ? `${amount}어치 자사주를` : shares !== null ? `자사주 ${shares}를` : '자사주를';
    // The first deed outside quotation marks is the news: "매입 1200억… '소각이 원칙'".
    const deed = /소각|처분|매각|매입|취득|사들/.exec(text.replace(/["'“‘][^"'”’]*["'”’]/g, ' '))?.[0] ?? '';
    if (
      deed === '소각' ||
      (/^(?:매입|취득|사들)/.test(deed) && /(?:취득|매입)[·ㆍ ]?(?:후 )?(?:전량 )?소각/.test(text))
    )
      return `${what} ${done ? '소각했어요' : '소각하기로 했어요'}.`;
    if (/처분|매각/.test(deed)) return `${what} ${done ? '처분했어요' : '처분하기로 했어요'}.`;
    if (/매입|취득|사들/.test(deed)) return `${what} ${done ? '사들였어요' : '사들이기로 했어요'}.`;
    return null;
  }
  const perShare =
    /주당 ?\d[\d,]*원?(?:에서|서|→) ?(\d[\d,]*원)/.exec(text)?.[1] ??
    /주당 ?(?:현금 ?)?(?:배당금? ?)?(\d[\d,]*원)/.exec(text)?.[1];
  if (/배당/.test(text) && perShare !== undefined) return `한 주에 ${withParticle(perShare, '을')} 배당하기로 했어요.`;
  if (/무상증자/.test(text) && /결정|실시|한다|공시/.test(text)) return '무상증자를 하기로 했어요.';
  return null;
};

/** Words with which a headline tells the issue itself, and words of what others make of an issue or a debt. */
const issues =
  /발행|결정|결의|결론|찍|조달|공시|카드|실시|단행|나선|나섰|한다|확정|내놨|꺼냈|철회|취소|접(?:었|기로|는다)|유증 ?\d|\d(?:억|조)(?:원)? ?(?:규모 ?)?(?:유증|유상증자|CB|BW|EB)|(?:유상증자|유증)…|유증\.{2}/;
const notAnIssue =
  /검토|가능성|우려|전망|\?|요구|등급|강등|수요예측|흥행|몰렸|몰려|상환|만기|탕감|여파|급락|급등|청약|논란|반대|소송|가처분|대상으로 조사|순풍|납입|완료|산정|발행가액|설명/;

/** "1,500억원 규모 유상증자를 하기로 했어요." */
const financing: Template = (text) => {
  const kind = /유상증자|유증|전환사채|교환사채|신주인수권부사채|회사채|(?<![A-Z])(?:CB|BW|EB)(?![A-Z])/.exec(
    text,
  )?.[0];
  if (kind === undefined || notDone.test(text) || notAnIssue.test(text) || !issues.test(text)) return null;
  const names: Readonly<Record<string, string>> = {
    유증: '유상증자',
    CB: '전환사채',
    BW: '신주인수권부사채',
    EB: '교환사채',
  };
  const name = names[kind] ?? kind;
  const amount = amountIn(text);
  const size = amount === null ? '' : `${amount} 규모 `;
  if (/철회|취소|중단|접(?:었|기로|는다)/.test(text)) return `${size}${name} 계획을 거둬들였어요.`;
  if (name === '유상증자') return `${size}유상증자를 하기로 했어요.`;
  return `${size}${withParticle(name, '을')} 발행하기로 했어요.`;
};

const house = /([가-힣A-Za-z]{1,8}(?:증권|투자증권|證|금융투자))/g;

/** "누리증권이 목표주가를 10만원에서 12만원으로 올렸어요." */
const analystView: Template = (text, { around, names }) => {
  if (!/목표주?가/.test(text)) return null;
  const houses = [...text.matchAll(house), ...around.matchAll(house)].map((match) =>
    (match[1] ?? '').replace('證', '증권'),
  );
  const named = houses.find((candidate) => !names.includes(candidate));
  const who = named === undefined ? '증권사가' : withParticle(named, '이');
  const from = /(\d[\d,.]*만?(?:\d+천?)?)(원)? ?(?:→|에서|⇒) ?(\d[\d,.]*만?(?:\d+천?)?)(원)?/.exec(text);
  const up = /상향|올려|올린|올렸|높[여인였]|↑/.test(text);
  const down = /하향|내려|내린|내렸|낮[춰춘췄]|↓/.test(text);
  if (from?.[1] !== undefined && from[3] !== undefined) {
    const unit = /만/.test(from[3]) && !/만|,/.test(from[1]) ? '만' : '';
    const [before, after] = [priceOf(`${from[1]}${unit}`), priceOf(from[3])];
    if (before === null || after === null || wonOf(before) === wonOf(after)) return null;
    return `${who} 목표주가를 ${before}에서 ${withParticle(after, '으로')} ${wonOf(after) > wonOf(before) ? '올렸어요' : '낮췄어요'}.`;
  }
  const prices = [...text.matchAll(/\d[\d,.]*만 ?(?:\d[\d,]*천?)?원?|\d{1,3}(?:,\d{3})+원/g)];
  const price = prices.length === 1 ? priceOf(prices[0]?.[0] ?? '') : null;
  if (price === null || up === down || /최저|최고|제일|가장|평균|개 증권사|일제히|줄줄이|릴레이|원대|유지/.test(text))
    return null;
  return `${who} 목표주가를 ${withParticle(price, '으로')} ${up ? '올렸어요' : '낮췄어요'}.`;
};

/** A price with its unit; null where the figure is no price of a share. */
function priceOf(text: string): string | null {
  const price = /^(\d[\d,.]*(?:만 ?(?:\d[\d,]*천?)?)?)(?:원)?$/.exec(text.trim())?.[1];
  if (price === undefined) return null;
  return price.includes('만') || /^\d{1,3}(?:,\d{3})+$/.test(price) ? `${price.trim()}원` : null;
}

/** Won of a price: "12만5천원" is 125000. */
const wonOf = (price: string): number => readFigures(price)[0]?.value ?? 0;

const fines = new RegExp(
  `(과징금|과태료|벌금)[은이가을 ]{0,2} ?(${money.source})|(${money.source}) ?(?:의 |규모 )?(과징금|과태료|벌금)`,
);

/** "공정위에서 과징금 52억원을 물게 됐어요." */
const legal: Template = (text) => {
  const fine = fines.exec(text);
  const kind = fine?.[1] ?? fine?.[4];
  const amount = fine === null ? null : amountIn(fine[2] ?? fine[3] ?? '');
  if (
    kind !== undefined &&
    amount !== null &&
    !notDone.test(text) &&
    !/취소|소송|감경|면제|환급|\?|가능|위기|우려|낸다/.test(text)
  )
    return `${kind} ${withParticle(amount, '을')} 물게 됐어요.`;
  if (/압수수색/.test(text) && !/\?|영장/.test(text) && !notDone.test(text)) {
    const by = /(검찰|경찰|공정위|금감원|국세청|특검|노동부|공수처)/.exec(text)?.[1];
    return by === undefined ? '압수수색을 받았어요.' : `${withParticle(by, '이')} 압수수색했어요.`;
  }
  return null;
};

const templates: Readonly<Partial<Record<EventType, Template>>> = {
  earnings: (text, { names }) => earningsSentence(text, names),
  orders,
  shareholder_returns: shareholderReturns,
  financing,
  analyst_view: analystView,
  legal,
};

/**
 * Says in one sentence what happened, from the slots of a text; null where that is not safe. `around` is the rest of the
 * article.
 */
export function whatHappened(text: string, type: EventType, surroundings: Surroundings): string | null {
  return templates[type]?.(text, surroundings) ?? null;
}
