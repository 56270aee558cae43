import { finalConsonant } from '../../text/mood.ts';
import { wordLists } from '../../text/words/word-lists.ts';

/**
 * How far a text says that one deed has come: done; decided or announced for a day to come; only meant, foreseen or
 * possible; denied.
 */
export type DeedStage = 'done' | 'decided' | 'coming' | 'meant' | 'denied';

/** What may stand between a deed's noun and its verb: "해지를 최종 결정했다". */
const particle = '(?:을|를|이|가|은|는|도|에|에도)? ?(?:(?:추가로|최종|전격|새로|모두|공식|정식|조기|일괄|잠정|또) )?';
const denied = new RegExp(
  `^${particle}(?:(?:하|되|받|맺|짓|열|팔|사|늘리|줄이)?지 (?:않|못|아니)|(?:할|한) (?:뜻|계획|의사|사실|바|적|생각)(?:이|은|도)? ?없|없던|안 (?:한|하)|(?:${wordLists.undone.denied}))`,
);
const decided = new RegExp(
  `^${particle}(?:[가-힣]{0,3}(?:기로|키로)|(?:할|될|하는|한다는|된다는|받을|맺을|지을|열)? ?(?:예정|계획|방침)|${wordLists.trade.decisions}|합의)`,
);
const meant = new RegExp(
  `^${particle}(?:(?:${wordLists.outlook.meant})|(?:하|되|시키|받|맺)(?:는 (?:안|방안|쪽|것을)|려|고자|면 |도록)|[가-힣]?(?:할|될|을|길|낼|릴|출) (?:수 ?있|것으로|것이|것이란|지 |가능|경우|전망|듯|가망)|가능성|여부|전망|방안|의향|의사|기대|우려)`,
);
const done = new RegExp(`^(?:[가-힣]?[했됐었았였렸췄겼갔쳤났]|${particle}(?:했|됐|완료|마쳤|마무리|끝냈|받았|성공))`);
const announced = new RegExp(`^${particle}([가-힣]{1,3})다(?=고|는|며|면서|[\\s.,]|$)`);
/** A deed in the middle of its sentence, whose last verb says how far all of them have come. */
const goesOn = /^(?:해|돼|한 뒤|(?:하|되|시키)?(?:고|며|면서))(?=[ ,])/;
const dated =
  /오는 (?:\d|[상하]반기|연말)|다음 ?(?:달|주|해)|내달|내년|내주|이르면|조만간|앞으로|\d일(?:부터|자로)|모레|내일(?:부터)? /;
const past = /지난해|작년|앞서|지난 \d|20\d\d년 (?!\d+월 ?\d+일부터)/;
const [nieun, ssangSiot] = [4, 20];

/** Stage of the deed in one sentence, read behind its noun; undefined where the sentence does not tell the deed. */
function stageBehind(tail: string, sentence: string): DeedStage | undefined {
  // "방안을 검토하고 있다": it goes on, whatever its last verb says.
  if (/^(?:하|되|받|짓)고 있/.test(tail)) return undefined;
  if (denied.test(tail)) return 'denied';
  if (decided.test(tail)) return 'decided';
  if (meant.test(tail)) return 'meant';
  if (done.test(tail)) return 'done';
  const verb = announced.exec(tail)?.[1] ?? (goesOn.test(tail) ? /([가-힣])다[.\s]*$/.exec(sentence)?.[1] : undefined);
  if (verb === undefined) return undefined;
  const final = finalConsonant(verb.at(-1) ?? '');
  if (goesOn.test(tail) && /기로 했다[.\s]*$/.test(sentence)) return 'decided';
  return final === nieun || verb.endsWith('겠') ? 'coming' : final === ssangSiot ? 'done' : undefined;
}

/**
 * Stage of a deed in the first sentence of a text that tells it; null where none does. `deed` matches the noun or the stem of the
 * verb in all words that the press has for it.
 */
export function findStage(deed: string, text: string): { stage: DeedStage; isDated: boolean } | null {
  const sentences = text.split(/(?<=다\.)\s|\.{2,}|…/);
  // "지난해 30만주를 소각했다. 올해는 50만주를 소각하기로 했다": what is long past comes last.
  const inOrder = [...sentences.filter((one) => !past.test(one)), ...sentences.filter((one) => past.test(one))];
  for (const sentence of inOrder) {
    const mentions = [...sentence.matchAll(new RegExp(deed, 'g'))];
    const stages = mentions
      .map(({ index, 0: word }) => stageBehind(sentence.slice(index + word.length), sentence))
      .filter((stage) => stage !== undefined);
    // "지난해 소각한 데 이어 올해도 소각하기로 했다": the last verb is that of the sentence.
    const stage = stages.at(-1);
    const isDated = dated.test(sentence);
    if (stage !== undefined) return { stage, isDated };
    if (mentions.length > 0 && isDated) return { stage: 'coming', isDated };
  }
  return null;
}

/** Whether two deeds are told as done of which the description has one to come: "공장을 매각해 210억원을 확보했어요". */
export const isStillToCome = (sentence: string, description: string): boolean =>
  /[가-힣]해 (?:\S+ )*\S+[을를] (?:확보|조달|마련|회수|상환)했어요$/.test(sentence) &&
  /(?:처분|매각|양도|발행|유동화)(?:하기로|할 예정|한다)|예정일/.test(description);
