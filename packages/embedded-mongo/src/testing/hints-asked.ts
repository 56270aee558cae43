/** With which hints each operation runs: all of them one after the other, or one in turn, so that each meets each. */
export type HintsAsked = 'every hint' | 'one hint in turn';

export function inTurn<Hint>(hints: readonly Hint[], turn: number): Hint | undefined {
  return hints[turn % hints.length];
}
