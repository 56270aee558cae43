import type { MjbDetail } from '../member.ts';

type Basis = MjbDetail['basis'];

/** Resale in whole percent from which the screens name it, and from which they warn of it. */
const RESALE_NAMED = 30;
export const RESALE_MOST = 70;

/** What the majors sold ÷ what they bought, cut to whole percent. */
export const computeResale = ({ major_buy: bought, major_sell: sold }: Basis): number =>
  bought === 0 ? 0 : Math.floor((100 * sold) / bought);

/** The screens' words for a result: what the majors gathered, and how clear the trace is, which a letter alone may hide. */
export function writeVerdict(basis: Basis): string {
  const { majors, major_buy: bought, major_sell: sold, net_over_float: part } = basis;
  const trace = `매집 흔적이 ${gradeTrace(basis)}.`;
  if (majors.length === 0) return `순매수한 거래원이 없어요. ${trace}`;
  const resale = computeResale(basis);
  const resold = resale < RESALE_NAMED || resale >= RESALE_MOST ? '' : ` 산 만큼의 ${resale}%는 되팔았어요.`;
  return `주요 거래원 ${majors.length}곳이 ${bought - sold}주(유통주식의 ${cutPercent(part)})를 순매수했어요.${resold} ${trace}`;
}

function gradeTrace({ major_buy: bought, major_sell: sold, floating_shares: floating }: Basis): string {
  const net = 100 * (bought - sold);
  if (net < 0.5 * floating || 100 * sold >= 90 * bought) return '약해요';
  return net >= floating && 100 * sold <= 50 * bought ? '뚜렷해요' : '보통이에요';
}

/** A percentage cut after one decimal, so that no threshold is told before it is reached. */
const cutPercent = (percent: number): string => `${(Math.floor(percent * 10 + 1e-9) / 10).toFixed(1)}%`;
