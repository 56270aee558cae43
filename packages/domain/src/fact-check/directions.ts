export type Direction = 'up' | 'down';

const up =
  /↑|▲|상승|급등|폭등|반등|강세|오르|오른|올랐|올라|올린|올려|올렸|올리|증가|늘|확대|성장|인상|상향|뛰|뛴|높|껑충|치솟|불어|급증|점프|웃돌|웃도|웃돈(?= )|상회|많|커졌|커진|신장|도약|개선|호조|축소를 멈/g;
const down =
  /↓|▼|하락|급락|폭락|약세|내리|내린|내렸|내려|감소|줄|축소|인하|하향|떨어|급감|낮|깎|빠졌|빠진|빠져|밀렸|밀려|밀린|밀리|쪼그라|밑돌|밑도|하회|적다|적은|적게|적었|모자라|모자란|못 ?미|미달|악화|반토막|위축|둔화|증발|뒷걸음/g;
/** Improvement of a loss is a fall, its worsening a rise. */
const better = /개선/;
const worse = /악화/;

/** Returns the first direction that a text tells; for a loss, 개선 is a fall. */
export function firstDirection(text: string, isLoss = false): Direction | undefined {
  const [rise, fall] = [text.search(up), text.search(down)];
  if (rise === -1 && fall === -1) return undefined;
  const isUp = fall === -1 || (rise !== -1 && rise < fall);
  const word = text.slice(isUp ? rise : fall);
  if (isLoss && better.test(word.slice(0, 2))) return 'down';
  if (isLoss && worse.test(word.slice(0, 2))) return 'up';
  return isUp ? 'up' : 'down';
}

/** Returns every direction that a text tells. */
export function directionsIn(text: string, isLoss = false): ReadonlySet<Direction> {
  const stated = new Set<Direction>();
  for (const [word] of text.matchAll(up)) stated.add(isLoss && better.test(word) ? 'down' : 'up');
  for (const [word] of text.matchAll(down)) stated.add(isLoss && worse.test(word) ? 'up' : 'down');
  return stated;
}
