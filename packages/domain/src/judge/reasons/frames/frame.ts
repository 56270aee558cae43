/** Roles of the phrases of a sentence, by their particles. */
export type Role =
  | 'object' // 을
  | 'subject' // 이
  | 'goal' // 에, 에게: where to, to whom, into what
  | 'price' // 1200억원에
  | 'source' // 에서: where, of whom
  | 'result' // 으로: as what, by which means
  | 'partner'; // 와

/** What a noun phrase has to end with; `thing` is any noun that is no deed, person, time or right, `party`
 * somebody or a place: any noun that is no deed and no cause. */
export type Head = RegExp | 'thing' | 'party' | 'any';

/** A verb with the phrases that it takes. What it does not list, a sentence of it may not have. */
export interface Frame {
  verb: RegExp;
  /** The phrases without which the verb says nothing. */
  needs: Partial<Record<Role, Head>>;
  may?: Partial<Record<Role, Head>>;
  /** Whether no measure may stand behind the noun that the object ends with: "건조 계약 12척" names no contract. */
  uncounted?: true;
  /** Whether a degree may stand before the verb: 평균 6.8%. */
  byDegree?: true;
}

/** The forms of a noun with 하다 that sentences here end in. */
export const does = (...stems: string[]): RegExp =>
  new RegExp(`(?:^| )(?:${stems.join('|')})(?:해요|했어요|하기로 했어요)$`);
/** The forms of verbs, each written out. */
export const says = (...forms: string[]): RegExp => new RegExp(`(?:^| )(?:${forms.join('|')})$`);
/** A noun phrase that ends in one of the nouns. */
export const endsIn = (...nouns: string[]): RegExp => new RegExp(`(?:${nouns.join('|')})$`);
