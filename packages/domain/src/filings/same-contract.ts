import type { ClaimText } from './amount-claims.ts';
import type { Filing } from './filing.ts';
import { nameKey } from './report-name.ts';

/** With whom an article says that a contract was made: "마바전력에 변압기 공급", "국방부와 계약", "상대는 다라모터스". */
const otherParty =
  /[가-힣A-Za-z)](?:와|과|에|에게|로부터|에서|측에)(?: [^.…\n]{0,30})?(?:공급|납품|수주|계약|수출)|상대(?:방)?(?:은|는|가) [가-힣A-Za-z]/;
/** Words of time and place in the text that end like a party. */
const noParty =
  /(?:분기|올해|작년|이번|이날|당일|하루|기준|대비|대가|규모|공시|결과|성과|효과|증권시장|유가증권)(?:와|과|에|에서)/g;

/** Ratios of two amounts beyond which a party that the filing does not name is another one. */
const [least, most] = [0.5, 2];

/**
 * Whether an article can speak of the contract of a filing. Where the article names a party, that of the filing has to be
 * the same, or, if the filing names none, the amounts have to be alike: a smaller contract need not be filed at all.
 */
export function isSameContract({ title, description }: ClaimText, { contract }: Filing, ratio: number): boolean {
  const text = `${title}\n${description}`;
  if (!otherParty.test(text.replace(noParty, ' '))) return true;
  const partner = contract?.partner ?? null;
  if (partner === null) return ratio >= least && ratio <= most;
  return nameKey(text).toLowerCase().includes(nameKey(partner).toLowerCase());
}
