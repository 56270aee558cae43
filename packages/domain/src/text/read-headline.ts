import { remember } from '../remember.ts';
import { cleanText, withoutOrders } from './clean-text.ts';

/** A headline taken apart. */
export interface Headline {
  /** The headline without tags and by-line. */
  text: string;
  /** Contents of its bracket tags, in their order: "특징주", "단독". */
  tags: readonly string[];
  /** The house or outlet that signs at its end ("… -한화"), null without. */
  byline: string | null;
  /** True when the source cut it off. */
  isCut: boolean;
}

const bracketTag =
  /\[([^\]]{1,30})\]|【([^】]{1,30})】|<((?:특징|주목|속보|단독|공시|표|그래픽)[^<>]{0,12})>|［([^］]{1,30})］/g;
/** Marks of newsrooms in round brackets; other round brackets belong to the sentence. */
const roundTag =
  /\((종합\d?보?|상보|속보|단독|특징주|재종합|[0-9]보|포토|영상|표|그래픽|상한가|하한가|리포트|공시|주목|인터뷰|칼럼|사설)\)/g;
/** A tag that was cut off with the headline: "… [특". */
const openTag = /[[(【][^\])】]{0,14}(?:\.{2,}|…)?$/;
/** Signature at the end. A dash inside a sentence has letters or a blank behind it that go on. */
const bylineAtEnd = /\s?[-–—|ᅵ=]\s?([가-힣A-Za-z&]{1,12}(?:證|證券)?)$/;
/** Words behind a dash that go on with the sentence instead of signing it. */
const notSigned =
  /실적|계약|속보|사임|수주|공시|급등|급락|전망|종합|발표|결정|확정|루머|소문|부인|오보|[상하]향|강등|유지|조정/;
/** Before a hyphen: a grade that ends in a minus ("AA- 하향"), and a word that goes on ("잘나가는 K-뷰티", "첫 한-캐나다"). */
const goesOn = [/(?:^|[^A-Za-z])[ABC]{1,3}$/, /(?:^|[^가-힣A-Za-z\d])[A-Za-z한미중일북러]$/];
const bylineAfterEllipsis = /(?:…|\.{2,}|")\s?([가-힣A-Za-z]{1,8}(?:증권|투자|證|투자증권|금투))$/;
const cut = /(?:\.{2,}|…)$/;

/** Takes a headline apart: tags anywhere, the signature at its end, and whether it was cut. */
export const readHeadline: (raw: string) => Readonly<Headline> = remember(takeApart, 2_000);

function takeApart(raw: string): Headline {
  const tags: string[] = [];
  const collect = (_: string, ...groups: unknown[]): string => {
    const tag = groups.find((group): group is string => typeof group === 'string' && group.trim() !== '');
    if (tag !== undefined) tags.push(tag.trim());
    return ' ';
  };
  const whole = withoutOrders(cleanText(raw));
  const untagged = whole.replace(bracketTag, collect).replace(roundTag, collect).replace(openTag, ' ').trim();
  const isCut = cut.test(whole);
  const signed = bylineAtEnd.exec(untagged) ?? bylineAfterEllipsis.exec(untagged);
  const isByline =
    signed !== null &&
    signed.index > 8 &&
    !notSigned.test(signed[1] ?? '') &&
    !(signed[0].startsWith('-') && goesOn.some((word) => word.test(untagged.slice(0, signed.index))));
  const text = isByline ? untagged.slice(0, signed.index) : untagged;
  return {
    text: text.replace(cut, '').replace(/ {2,}/g, ' ').trim(),
    tags,
    byline: isByline ? (signed[1] ?? null) : null,
    isCut,
  };
}
