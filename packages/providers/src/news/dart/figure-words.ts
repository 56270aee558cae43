import type { ContractTerms, FilingFigure, FilingFigureName } from '@gaemi/domain/filings/filing';

const labels: Readonly<Record<FilingFigureName, string>> = {
  contract_amount: '계약금액',
  revenue: '매출액',
  operating_profit: '영업이익',
  net_profit: '당기순이익',
  treasury_shares: '자기주식',
  treasury_amount: '자기주식 금액',
  new_shares: '신주',
  issue_amount: '조달금액',
  bond_amount: '사채 권면총액',
  dividend_per_share: '1주당 배당금',
  dividend_total: '배당금총액',
  transfer_amount: '양수도금액',
  claim_amount: '청구금액',
  investment_amount: '투자금액',
  loss_amount: '손실 잔액',
  reduced_shares: '감자주식',
  par_value_before: '이전 1주당 가액',
  par_value_after: '이후 1주당 가액',
  holding: '보유주식',
  holding_change: '보유 증감',
};
/** What a figure in percent is a part of; results change by it. */
const wholes: Partial<Record<FilingFigureName, string>> = {
  contract_amount: '최근 매출액의',
  investment_amount: '자기자본의',
  transfer_amount: '자기자본의',
  loss_amount: '자기자본의',
  reduced_shares: '감자비율',
  holding: '지분율',
};
const losses: Partial<Record<FilingFigureName, string>> = { operating_profit: '영업손실', net_profit: '당기순손실' };
const units: Readonly<Record<FilingFigure['unit'], string>> = { won: '원', usd: '달러', shares: '주', percent: '%' };

/**
 * Returns figures in words: "매출액 1조 2345억원, 영업손실 30억원", "계약금액 442억원, 최근 매출액의 7.66%"; '' for none.
 */
export function figuresInWords(figures: readonly FilingFigure[]): string {
  return figures
    .filter((figure) => !isChangeOfLoss(figure, figures))
    .map(figureInWords)
    .join(', ');
}

/** Whether a percentage is the change of a loss: forms write a smaller one with either sign. */
const isChangeOfLoss = ({ name, unit }: FilingFigure, figures: readonly FilingFigure[]): boolean =>
  unit === 'percent' &&
  losses[name] !== undefined &&
  figures.some((each) => each.name === name && each.value < 0 && each.unit !== 'percent');

/** Returns the terms of a contract in words: "계약상대 나래, 계약기간 2026-06-05 ~ 2026-12-31"; '' for none. */
export function termsInWords({ partner, from, to }: ContractTerms): string {
  const days = [from ?? '', '~', to ?? ''].join(' ').trim();
  const words = [partner === null ? '' : `계약상대 ${partner}`, days === '~' ? '' : `계약기간 ${days}`];
  return words.filter((each) => each !== '').join(', ');
}

function figureInWords({ name, value, unit }: FilingFigure): string {
  if (name === 'holding_change' && unit === 'percent')
    return `지분율 ${Math.abs(value)}%p ${value < 0 ? '감소' : '증가'}`;
  if (unit === 'percent') {
    const whole = wholes[name];
    if (whole !== undefined) return `${whole} ${value}%`;
    return `${labels[name]} 전년보다 ${Math.abs(value)}% ${value < 0 ? '감소' : '증가'}`;
  }
  const loss = value < 0 ? losses[name] : undefined;
  const sign = value < 0 && loss === undefined ? '-' : '';
  return `${loss ?? labels[name]} ${sign}${amountInWords(Math.abs(value))}${units[unit]}`;
}

const scales = [
  [1e12, '조'],
  [1e8, '억'],
  [1e4, '만'],
] as const;

/** Returns a number in groups of four digits: 1234500000000 → "1조 2345억". Fractions stay as they are. */
function amountInWords(value: number): string {
  if (!Number.isInteger(value)) return String(value);
  const groups: string[] = [];
  let rest = value;
  for (const [scale, word] of scales) {
    const count = Math.floor(rest / scale);
    if (count > 0) groups.push(`${count}${word}`);
    rest %= scale;
  }
  if (rest > 0 || groups.length === 0) groups.push(String(rest));
  return groups.join(' ');
}
