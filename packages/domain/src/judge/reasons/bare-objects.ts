import { withParticle } from '../../text/particles.ts';

/** Verbs within a clause whose object a headline leaves without its particle: "컨소시엄 꺾고", "신탁 통해". */
const innerVerbs =
  '위해|위한|틈타|통해|통한|거쳐|딛고|꺾고|제치고|누르고|따돌리고|앞두고|앞세워|겨냥해|겨냥한|활용해|활용한|이용해|이용한|투자해|투입해|팔고|접고|끝내고|마치고|뚫고|갖춘|맞추려|늘리려|줄이려|갚으려|막으려|메우려|지키려|키우려|살리려|피하려|팔아|매각해|처분해|인수해|발행해|확보해|도입해|출자해|담보로|상대로|토대로|바탕으로|계기로';
const bare = new RegExp(
  `(\\S*[가-힣A-Za-z\\d%'’](?<![을를은는이가도만에의로서고며기게]|까지|부터|보다)) (?=(?:${innerVerbs}) )`,
  'g',
);

/** Gives the objects of the verbs within a clause their particle. */
export const withInnerObjects = (clause: string): string =>
  clause.replace(bare, (_all, word: string) => `${withParticle(word, '을')} `);
