import { splitSegments, unifyText } from '../company-matching/plain-text.ts';
import { type ClaimPeriod, periodOfClaim, withoutComparisons } from './claim-period.ts';
import { type ClaimTopic, findTopic, topicsNamedIn } from './claim-topic.ts';
import { type StatedAmount, statedAmounts } from './stated-amount.ts';

/** Parts of an article that claims are read from, with its day in Seoul. */
export interface ClaimText {
  title: string;
  description: string;
  day: string;
}

/** An amount that an article states as a fact of this period. Texts are in lower case with unified spelling. */
export interface AmountClaim extends StatedAmount {
  /** Null where the sentence does not say what the amount is. */
  topic: ClaimTopic | null;
  sentence: string;
  inTitle: boolean;
  /** Text between the amount before it and the amount, and from there to the next one. */
  left: string;
  right: string;
  period: ClaimPeriod;
}

/** An idiom that names a forecast only to say that the amount beat or missed it. */
const beside =
  /(?:시장|증권가|금융투자업계)?(?:의)? ?(?:전망치?|예상치?|기대치?|컨센서스|추정치|눈높이)(?:을|를|에|보다|도|와)? ?(?:크게|소폭|큰 폭으로|대폭)? ?(?:\d+(?:\.\d+)?% ?)?(?:가량 ?)?(?:웃|상회|넘|뛰어|밑|하회|못|부합|충족|미치|미달)/g;
const forecast =
  /시장 기대|전망|예상|추정|컨센서스|가이던스|목표|관측|예측|기대치|눈높이|내다봤|내다본|점쳐|점친|것으로 보|할 듯|[할될일낼릴] 것|가능|기대(?:된|하고|할)/;
/** Ends of sentences that make every amount before them a forecast. */
const forecastEnd =
  /(?:전망|예상|추정|관측|예측|기대)(?:된다|됐다|했다|한다|하고 있다|이다|입니다|됩니다|돼|\.|$)|내다봤다|내다보고|것으로 (?:보인다|전망|예상|추정|기대|관측)|(?:이|가) 목표|목표(?:다|로 한다|로 하고|를 제시|로 제시)/;
const past = /전년|전분기|직전|종전|당초|기존|앞서|1년 전|동기|같은 기간/;
const pastBehind =
  /^\)? ?(?:에서(?! ?열)|보다|대비|에 ?비해|→|⇒|->|(?:을|를|에)? ?(?:밑돌|못 ?미치|못 ?미쳐|하회)|벌었던)/;
const change = /^ ?(?:이나|가량|정도|넘게|이상)? ?(?:늘|증가|감소|줄|확대|축소|개선|불어|급증|급감|뛰|더 )/;

/** Returns the amounts that an article states as facts: no forecast, no earlier period, no change of an amount. */
export function findAmountClaims({ title, description, day }: ClaimText): AmountClaim[] {
  const headline = unifyText(title).toLowerCase();
  const titlePeriod = periodOfClaim(headline, day);
  const sentences = [
    { text: headline, inTitle: true },
    ...splitSegments(unifyText(description).toLowerCase()).map(({ text }) => ({ text, inTitle: false })),
  ];
  return sentences.flatMap(({ text, inTitle }) =>
    claimsIn(text, inTitle).flatMap((claim) => {
      if (!isFact(claim)) return [];
      const own = periodOfClaim(text.slice(0, claim.start), day);
      const period = {
        part: own.part ?? titlePeriod.part,
        year: own.year ?? (own.part === null ? titlePeriod.year : null),
      };
      return [{ ...claim, period }];
    }),
  );
}

type OpenClaim = Omit<AmountClaim, 'period'>;

function claimsIn(sentence: string, inTitle: boolean): OpenClaim[] {
  const amounts = statedAmounts(sentence);
  const claims = amounts.map((amount, index): OpenClaim => {
    const left = sentence.slice(amounts[index - 1]?.end ?? 0, amount.start);
    const right = sentence.slice(amount.end, amounts[index + 1]?.start ?? sentence.length);
    return { ...amount, topic: findTopic(left, right), sentence, inTitle, left, right };
  });
  return withSigns(withPairs(withConversions(claims), sentence));
}

/** "3억 달러(약 4,210억원)": both amounts are the same fact. */
function withConversions(claims: readonly OpenClaim[]): OpenClaim[] {
  return claims.map((claim, index) => {
    const [before, after] = [claims[index - 1], claims[index + 1]];
    if (claim.topic !== null) return claim;
    if (/^ ?\((?:약|한화|총)? ?(?:약 ?)?$/.test(claim.right) && after !== undefined)
      return { ...claim, topic: after.topic };
    if (/^ ?\((?:약|한화|총)? ?(?:약 ?)?$/.test(claim.left) && before !== undefined)
      return { ...claim, topic: before.topic };
    return claim;
  });
}

/** "매출과 영업이익은 각각 3조원, 1,200억원": topics and amounts go in pairs. */
function withPairs(claims: readonly OpenClaim[], sentence: string): OpenClaim[] {
  const at = sentence.indexOf('각각');
  if (at < 0) return [...claims];
  const behind = claims.filter(({ start }) => start > at);
  const lastBefore = claims.findLast(({ start }) => start < at)?.end ?? 0;
  const topics = topicsNamedIn(sentence.slice(lastBefore, at));
  return claims.map((claim) => {
    const place = behind.indexOf(claim);
    if (place < 0) return claim;
    return { ...claim, topic: topics.length === behind.length ? (topics[place] ?? null) : null };
  });
}

/** Gives losses a minus sign. */
function withSigns(claims: readonly OpenClaim[]): OpenClaim[] {
  return claims.map((claim) => {
    if (claim.topic !== 'operating_profit' && claim.topic !== 'net_profit') return claim;
    const isLoss =
      /(?:손실|적자)[^,흑]{0,14}$/.test(claim.left) ||
      /^[^,]{0,4}(?:의 )?(?:영업|순)?(?:손실|적자)(?!에서| ?축소)/.test(claim.right);
    return isLoss ? { ...claim, value: -Math.abs(claim.value) } : claim;
  });
}

function isFact({ left, right, sentence }: OpenClaim): boolean {
  const clauseLeft =
    withoutComparisons(left)
      .split(/,(?!\d)|\.{2,}/)
      .at(-1) ?? '';
  const clauseRight = right.split(/,(?!\d)|\.{2,}/)[0] ?? '';
  if (pastBehind.test(right) || past.test(clauseLeft.slice(-24)) || change.test(right)) return false;
  const plain = sentence.replace(beside, ' ');
  if (forecastEnd.test(plain.slice(-40))) return false;
  return !forecast.test(clauseLeft.replace(beside, ' ')) && !forecast.test(clauseRight.replace(beside, ' '));
}
