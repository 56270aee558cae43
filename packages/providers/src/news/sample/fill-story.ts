import { isParticle, withParticle } from '@gaemi/domain/text/particles';
import type { Wording } from './sample-story.ts';
import type { SeededRandom } from './seeded-random.ts';

const houses = ['새봄증권', '한들투자증권', '가온증권', '미르투자증권', '은하증권'] as const;
const countries = ['미국', '독일', '베트남', '인도', '일본', '폴란드', '호주'] as const;
const customers = ['북미 완성차 업체', '유럽 통신사', '글로벌 유통 업체', '중동 국영 기업', '일본 전자 업체'] as const;
const products = ['차세대 제품', '친환경 신제품', '인공지능 솔루션', '고성능 신제품'] as const;
const others = ['한별전자', '누리소재', '다온모빌리티', '세찬바이오', '라온테크'] as const;
const sisterEndings = ['로지스', '케미컬', '솔루션즈', '벤처스'] as const;

/** Values of one event by placeholder. Every version of its article uses the same values. */
export type StoryValues = Readonly<Record<string, string>>;

/** Draws the values of an event at a company on a day (yyyy-MM-dd). */
export function drawValues(random: SeededRandom, companyName: string, day: string): StoryValues {
  const month = Number(day.slice(5, 7));
  return {
    회사: companyName,
    자매: companyName + random.pick(sisterEndings),
    남: random.pick(others),
    증권사: random.pick(houses),
    나라: random.pick(countries),
    거래처: random.pick(customers),
    신제품: random.pick(products),
    // A company reports the quarter that ended last.
    분기: String(Math.floor((month - 1) / 3) || 4),
    일: String(Number(day.slice(8))),
    금액: amount(random.integer(12, 980) * 10),
    퍼센트: String(random.integer(11, 48)),
    작은퍼센트: String(random.integer(3, 12)),
    연수: String(random.integer(2, 6)),
    개월: String(random.integer(2, 6)),
    연속: String(random.integer(3, 9)),
  };
}

/** Fills the placeholders of a text: `{회사}` is the value, `{회사은}` the value with the fitting particle. */
export function fillWording(
  [title, description]: Wording,
  values: StoryValues,
): { title: string; description: string } {
  const fill = (text: string) =>
    splitPieces(text)
      .map((piece, index) => (index % 2 === 0 ? piece : valueAt(piece, values)))
      .join('');
  return { title: fill(title), description: fill(description) };
}

const known = new Map<string, readonly string[]>();

/**
 * Words and placeholders of a text in turn, words first. Cached, since there are few texts and all are filled again and
 * again.
 */
function splitPieces(text: string): readonly string[] {
  const pieces = known.get(text) ?? text.split(/\{([^}]+)\}/);
  known.set(text, pieces);
  return pieces;
}

function valueAt(place: string, values: StoryValues): string {
  const plain = values[place];
  if (plain !== undefined) return plain;
  const particle = place.slice(-1);
  const value = values[place.slice(0, -1)];
  if (value === undefined || !isParticle(particle)) throw new Error(`Unknown place in a sample story: {${place}}`);
  return withParticle(value, particle);
}

/** Formats 1,230 억 won as 1230억원, 12,000 억 won as 1조2000억원. */
function amount(hundredMillions: number): string {
  const trillions = Math.floor(hundredMillions / 10_000);
  const rest = hundredMillions % 10_000;
  return `${trillions > 0 ? `${trillions}조` : ''}${rest > 0 ? `${rest}억` : ''}원`;
}
