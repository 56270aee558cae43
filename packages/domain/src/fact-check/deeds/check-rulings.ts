/** Who sued whom, and what the court made of it: "주주가 가나를 상대로 낸 … 소송에서 원고 승소". */
const ruling =
  /(?<who>[^\s,.]+?)(?:이|가) (?:(?<whom>[^\s,.]+?)(?:을|를) 상대로 )?[^.\n]*?(?:낸|제기한|청구한)(?<rest>[^.\n]*?원고 (?<end>승소|패소)[^.\n]*)/g;
/** The higher court takes the ruling back, so that the other side wins. */
const overturned = /파기|뒤집|깨고|깬|취소하고|취소했/;

/** Whether a sentence lets somebody win or lose in court of whom the source tells the opposite as plaintiff or defendant. */
export function isOfOtherRuling(sentence: string, text: string, names: readonly string[]): boolean {
  const [wins, loses] = [/(?:이겼|승소했)어요/.test(sentence), /(?:졌|패소했)어요/.test(sentence)];
  if (wins === loses) return false;
  const subject = /^(?:\S+ )?(\S+?)(?:이|가|은|는) /.exec(sentence)?.[1];
  const actors = subject === undefined ? names : [subject];
  const isActor = (word: string | undefined): boolean =>
    word !== undefined && actors.some((actor) => word.endsWith(actor) || actor.endsWith(word));
  if (isOfOtherWinner(isActor, wins, text)) return true;
  return [...text.matchAll(ruling)].some(({ groups }) => {
    const { who, whom, rest = '', end } = groups ?? {};
    if (overturned.test(rest)) return false;
    const plaintiffWins = end === '승소';
    return (isActor(who) && wins !== plaintiffWins) || (isActor(whom) && wins === plaintiffWins);
  });
}

/** Whose side a court takes, whose claim it turns down, and who beat whom. */
const sidedWith = /(?<who>[^\s,.'"’”]+?)(?:의|에|에게)? 손(?:을)? ?들[어었]/g;
const turnedDown =
  /(?<who>[^\s,.'"’”]+?)['"’”]?(?:이|가) (?:[^.\n]*?[에과와을를] )?(?:낸|제기한|청구한)[^.\n]*?(?:청구(?:를|는|도)? ?(?:모두 )?기각|인정하지 않|물거품)/g;
const beat =
  /(?<who>[^\s,.'"’”…]+?)(?:,|이|가|은|는) ?(?<whom>[^\s,.'"’”…]+?)(?:에|에게|와의|과의|를 상대로|을 상대로) [^…\n]*?(?<end>승소|역전승|완승|승리|이겼|이긴|패소|역전패|졌다)/g;

/** Whether a text lets somebody else win than a sentence does, by any of these words. */
function isOfOtherWinner(isActor: (word: string | undefined) => boolean, wins: boolean, text: string): boolean {
  const isTurned = (who: string | undefined, whoWins: boolean) => isActor(who) && wins !== whoWins;
  const listParties = (words: RegExp) => [...text.matchAll(words)].map(({ groups }) => groups ?? {});
  return (
    listParties(sidedWith).some(({ who }) => isTurned(who, true)) ||
    listParties(turnedDown).some(({ who }) => isTurned(who, false)) ||
    listParties(beat).some(({ who, whom, end = '' }) => {
      const whoWins = !/패|졌/.test(end);
      return isTurned(who, whoWins) || isTurned(whom, !whoWins);
    })
  );
}
