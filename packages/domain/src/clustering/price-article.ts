import { earningsKind, findKinds, priceKind, salesKind } from './event-kinds.ts';

const move =
  '(?:급등|급락|강세|약세|상한가|하한가|신고가|신저가|폭등|폭락|급반등|반등|상승|하락|오름세|내림세|보합|[0-9.]+% ?[↑↓]|[↑↓])';
/** Extent, time and company of the move, before or after its word. Each sign fits one part only: it is repeated. */
const around =
  '(?:[ ,·"\']|주가|장중|장 초반|장초반|개장 직후|개장|오전|동반|무더기|나란히|그룹주|관련주|이틀째|사흘째|나흘째|연일|사상 최고가|52주|최고가|반전|또|[0-9.]+%(?: ?(?:대|넘게|가까이|이상))?)';
/** A headline part with nothing but the move: "4% 약세", "동반 하한가", "하락 마감". */
const onlyMove = new RegExp(`^${around}*${move}${around}*(?:마감|출발|직행|중|전환|지속|경신|세)?["' ]*$`);
/** A headline part that names a cause and ends with the move: "3상 결과에 급등", "합병설에 5%대 하락". */
const causedMove = new RegExp(`(?:[가-힣]에|에도|으로|로) ${around}*${move}(?:세)?(?: 마감| 출발| 직행| 중)?["' ]*$`);
/** Words of an article about the share price itself, not of one that only ends with it. */
const reported =
  /특징주|마감|장중|장 초반|거래되|거래일|이틀째|사흘째|연일|[0-9.]+%대|급등세|급락세|[강약오내보름림합]세$|주가 (?:강세|약세|급등|급락)/;
/** A change with an arrow; it is a price change when the article has no other figure. */
const moved =
  /급등|급락|상한가|하한가|신고가|신저가|폭등|폭락|[0-9.]+% ?(?:[↑↓]|오른|오름|내린|내림|올라|뛰|상승|하락|급등|급락|반등)/;
/** A move before its cause: "4% 상승" before "…자사주·공장 겹호재". */
const bareMove =
  /^[ ,·'"]*(?:주가 ?)?[0-9.]+% ?(?:넘게 |가까이 )?(?:상승|하락|급등|급락|올라|올랐|내려|내렸|뛰|떨어|↑|↓)/;
/** The price of one share passes a level: "54만원 돌파", "9만2000원 깨진". */
const mark =
  /(?<![0-9])[0-9]{1,3}만(?:[0-9]천|[0-9]{4})?(?:원|닉스|전자) ?['"]?(?:선 ?)?(?:돌파|터치|붕괴|깨|무너|회복|안착|뚫|고지)/;
const sure = /급등|급락|상한가|하한가|강세|약세|신고가|신저가/;

/** Whether a title without the company's names says nothing but how the price moved. */
export function isOnlyMove(title: string): boolean {
  const parts = title.split(/\.{2,}|…/).filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => onlyMove.test(part.trim()));
}

const otherFigures = /매출|수출|출하|이용자|생산량|가동률/;

/**
 * Returns 2 for an article about the share price, 1 for one that mentions a move, 0 for neither.
 * `title` is without the company's names, `raw` with them.
 */
export function findPrice(raw: string, title: string, kinds: readonly number[] = findKinds(title)): 0 | 1 | 2 {
  const figures = kinds.includes(earningsKind) || kinds.includes(salesKind) || otherFigures.test(title);
  if (/특징주/.test(raw) || bareMove.test(title) || mark.test(title)) return 2;
  if (reported.test(title) && (kinds.includes(priceKind) || moved.test(title)) && (!figures || sure.test(title)))
    return 2;
  const parts = title.split(/\.{2,}|…/);
  // "4%대 하락…실적 쇼크": the headline opens with the move. After financial figures, a move may be a change of the figures.
  if (onlyMove.test(parts[0] ?? '')) return 2;
  const price = (part: string) => onlyMove.test(part) || causedMove.test(part);
  if (parts.some((part) => price(part) && (!figures || sure.test(part)))) return 2;
  if (!moved.test(title) || (figures && !/급등|급락|상한가|하한가/.test(title))) return 0;
  // A short headline with nothing but the move: "3% 올라", "5.8% 급락".
  return kinds.filter((kind) => kind !== priceKind).length === 0 && title.length < 16 ? 2 : 1;
}

/** Direction of the move: 1 up, −1 down, 0 when a headline names neither or both. */
export function directionOf(title: string): number {
  const up = /급등|강세|상한가|신고가|상승|반등|오름|↑|폭등|돌파|올라|뛰|들썩|최고가|터치|안착|고지/.test(title);
  const down = /급락|약세|하한가|신저가|하락|내림|↓|폭락|내려|뚝|털썩|붕괴|깨진|깨졌|증발/.test(title);
  return Number(up) - Number(down);
}
