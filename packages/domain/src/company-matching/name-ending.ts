/** Ending directly after a name, without a blank. */
export type NameEnding =
  | 'bare'
  | 'particle'
  | 'copula'
  | 'own_part'
  | 'preferred_share'
  | 'group'
  | 'descriptor'
  | 'customer'
  | 'other_word';

const second = '(?:은|는|도|만|의|과|와|이|가|을|를|로|서)?';
const free = `(?:의|에|에서|에게|에선|에겐|께|도|만|까지|부터|마저|조차|뿐|라도|밖에|만큼|대로|보다|처럼|하고|한테|측|등|엔)${second}`;
const afterConsonant = /^(?:은|이|을|과|으로(?:부터|서|써|의|는|도)?|이나|이란|이든|이라도)$/;
const afterVowel = /^(?:는|가|를|와|로(?:부터|서|써|의|는|도)?|나|란|든|라도)(?:의|는|도)?$/;
const freeParticle = new RegExp(`^${free}$`);
const copula =
  /^(?:이?다|입니다|이?었다|였다|이?며|이?고|이?자|인|이라|이?라는|이?라고|이?지만|이었던|였던|인데|이던|이?어서|이?ㄴ)$/;
const ownPart =
  /^(?:주|주가|주식|측|그룹주|지분|노조|노사|임직원|직원|경영진|이사회|주주|주주들|대표|회장|사장|공장|본사|제품|실적|발|제|표|산|판|사|건|호|관련주|테마주|계|님|냐|vs|엔|서|선|써)(?:은|는|이|가|을|를|의|에|도|와|과|로|으로)?$/;
const preferred = /^[1-9]?우[bc]?(?:\(전환\))?(?:은|는|이|가|를|을|의|도|와|과|로|에)?$/i;
const group = /^그룹(?:은|이|을|의|과|도|에|에서|으로|주|사|내|측)?$/;
const descriptor = /^(?:출신|출신의|출신인)$/;
const customer = /^(?:향|향의|향으로)$/;

/** "착륙하던 제주항공기": an aircraft or a flight of an airline. */
const airline = /(?:항공|에어)$/;
const flight = /^(?:(?:여객|화물)?기|편)(?:은|는|이|가|을|를|의|에|에서|도|와|과|로|으로)?$/;

/** Reads the letters after a name, whose last one decides which particles are possible (은 after a consonant, 는 after a vowel). */
export function chooseEnding(tail: string, name: string): NameEnding {
  if (tail === '') return 'bare';
  const lastOfName = name.slice(-1);
  if (preferred.test(tail)) return 'preferred_share';
  if (freeParticle.test(tail)) return 'particle';
  const consonant = endsInConsonant(lastOfName);
  if (consonant !== false && afterConsonant.test(tail)) return 'particle';
  if (consonant !== true && afterVowel.test(tail)) return 'particle';
  if (consonant !== false && /^로/.test(tail) && afterVowel.test(tail) && endsInRieul(lastOfName)) return 'particle';
  if (group.test(tail)) return 'group';
  if (descriptor.test(tail)) return 'descriptor';
  if (customer.test(tail)) return 'customer';
  if (ownPart.test(tail) || (flight.test(tail) && airline.test(name))) return 'own_part';
  return copula.test(tail) ? 'copula' : 'other_word';
}

/** Undefined when the last character is not a Hangul syllable (SK, LG): both sorts of particles are possible. */
function endsInConsonant(character: string): boolean | undefined {
  const syllable = character.charCodeAt(0) - 0xac00;
  return syllable >= 0 && syllable < 11_172 ? syllable % 28 !== 0 : undefined;
}

function endsInRieul(character: string): boolean {
  return (character.charCodeAt(0) - 0xac00) % 28 === 8;
}
