import type { StringOrder } from './compare.ts';
import { MongoError, notSupported } from './errors.ts';
import { type Doc, toNumber } from './values.ts';

const FIELDS = [
  'locale',
  'strength',
  'caseLevel',
  'caseFirst',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
  'version',
];
const SENSITIVITY = { 1: 'base', 2: 'accent', 3: 'variant' } as const;

/** Returns the order of strings under a collation; undefined for the locale `simple`, the byte order. */
export function collationOrder(collation: Doc): StringOrder | undefined {
  for (const field of Object.keys(collation)) {
    if (!FIELDS.includes(field)) throw new MongoError(40415, `BSON field 'collation.${field}' is an unknown field.`);
  }
  const { locale } = collation;
  if (locale === undefined)
    throw new MongoError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (typeof locale !== 'string')
    throw new MongoError(14, "BSON field 'collation.locale' is the wrong type, expected type 'string'");
  if (locale === 'simple') return undefined;
  const strength = toNumber(collation.strength) ?? 3;
  if (strength !== 1 && strength !== 2 && strength !== 3) throw notSupported(`The collation strength ${strength}`);
  if (collation.backwards === true) throw notSupported('The collation option backwards');
  if (collation.alternate === 'shifted') throw notSupported('The collation option alternate: shifted');
  const caseFirst = collation.caseFirst === 'upper' || collation.caseFirst === 'lower' ? collation.caseFirst : 'false';
  const collator = new Intl.Collator(checkedLocale(locale), {
    sensitivity: strength === 1 && collation.caseLevel === true ? 'case' : SENSITIVITY[strength],
    numeric: collation.numericOrdering === true,
    caseFirst,
    ignorePunctuation: false,
  });
  return (a, b) => collator.compare(a, b);
}

function checkedLocale(locale: string): string {
  const tag = locale.replaceAll('_', '-').replace(/@collation=(.*)$/, '-u-co-$1');
  try {
    const [known] = Intl.Collator.supportedLocalesOf(tag);
    if (known !== undefined) return known;
  } catch {
    // A malformed locale is refused below like an unknown one.
  }
  throw new MongoError(2, `Field 'locale' is invalid in: { locale: "${locale}" }`);
}
