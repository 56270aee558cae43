import { withParticle } from '../../text/particles.ts';
import { wordLists } from '../../text/words/word-lists.ts';

/** Verbs within a clause whose object a headline leaves without its particle: "컨소시엄 꺾고", "신탁 통해". */
const innerVerbs = `${wordLists.noun.means}|위한|통한|앞세워|겨냥한|활용한|이용한|팔고|갖춘`;
const bare = new RegExp(
  `(\\S*[가-힣A-Za-z\\d%'’](?<![을를은는이가도만에의로서고며기게]|까지|부터|보다)) (?=(?:${innerVerbs}) )`,
  'g',
);

/** Gives the objects of the verbs within a clause their particle. */
export const withInnerObjects = (clause: string): string =>
  clause.replace(bare, (_all, word: string) => `${withParticle(word, '을')} `);
