import type { NewsSide } from '../news-side.ts';
import { pattern, wordLists } from '../text/words/word-lists.ts';
import type { SideMove } from './figure-moves.ts';

/** "매각설 사실무근", "유상증자 검토한 바 없다", "부도설 일축", "횡령설 부인": what was reported did not happen. "확정된 바 없다" denies nothing. */
const reportDenied =
  /사실 ?무근|사실(?:이|은)? ?아[니냐닌]|사실과 ?(?:달라|다르|다른|다름)|(?<!(?:결정|확정|확인)된?)[한된받은할] ?(?:바|적|사실|일)(?:이|은|도|조차)? ?(?:전혀 |결코 )?없|(?:매각|인수|합병|지분|투자|제휴|증자|유증)[^…]{0,8} (?:논의|협상|접촉)\S{0,2} ?(?:한 적 ?)?없었?다(?=$|["'”’…])|설["'”’]?(?:을|를|에|은|도)? ?(?:공식 |전면 |즉각 |강력 )?(?:일축|부인|아니다)|(?:보도|기사|소문|루머|풍문)\S{0,2} ?(?:오보|일축|부인|거짓|가짜)|(?<!혐의\S{0,2} ?|회장 |대표 |사장 |의장 |장관 |총수 |씨 |의 )부인(?=$|["'”’]?…|\.\.|했|하며|하고)/;
/** What one who is accused says takes nothing back, and one who denied it before does it now. */
const stillStands =
  /혐의\S{0,2} ?(?:전면 |모두 )?부인|재판|공판|기소|구속|영장|더니|라던|다던|(?:부인|무근|없다)["'”’]?(?:에도|했지만|했으나|하다)|번복|뒤집|끝내|결국|말 바꾼/;
/** What the rest of a headline tells besides counts by itself. */
const otherDeed =
  /체결|수주|따[내냈]|결정|결의|승인|획득|기소|압수수색|선고|부과|확정(?!된|한)|완료|(?:소각|발행|인수|매각|배당)(?:한다|했|하기로)/;

/** "구미 공장 폐쇄 안 한다", "증설 않기로", "자사주 매입 계획 없다": behind a deed that a company says it will not do. */
const notDone =
  '(?:을|를|은|는|도)? ?(?:(?:검토|추진|논의)(?:도|는)? ?)?["\'”’]?(?:안 ?(?:한다|해|하기로|할|하겠)|(?:하지|도|은|는)? ?않(?:는다|기로|겠|을)|(?:할 )?(?:계획|뜻|의사|생각|방침)(?:이|은|도)? ?없|없다(?=["\'”’…]|$))';
const averted = pattern`${wordLists.undone.harms}${notDone}|(?:안|않고) ?(?:닫는다|닫기로|판다|팔기로|접는다|내보낸다|자른다)`;
const gainDropped = pattern`${wordLists.undone.gains}${notDone}`;

const parts = /…|\.{2,}/;
const toNeutral = (from: NewsSide): SideMove => ({ from, to: 'neutral', left: 0 });

/** Whether a headline says that harm will not come: it is good news of the mildest kind. */
export const avertsHarm = (headline: string): boolean =>
  averted.test(headline) && !gainDropped.test(headline) && !stillStands.test(headline);

/**
 * What a denial leaves of the sides of a headline. A report that is denied weighs on neither, harm that will not come is no bad news,
 * and a gain that will not come is no good news.
 */
export function readDenial(headline: string): SideMove[] {
  if (stillStands.test(headline)) return [];
  const rest = headline.split(parts).filter((part) => !reportDenied.test(part));
  if (reportDenied.test(headline) && !rest.some((part) => otherDeed.test(part)))
    return [toNeutral('bad'), toNeutral('good')];
  if (gainDropped.test(headline)) return [toNeutral('good')];
  return avertsHarm(headline) ? [toNeutral('bad')] : [];
}
