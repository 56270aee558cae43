/** So many looks in a row that the sources refuse, as with a key that is revoked, end the looks for so long: they cost calls of the day. */
const IN_A_ROW = 5;
const REST_MS = 10 * 60_000;

/**
 * Looks at stocks that the sources refused. A stock may be refused for itself, as GDELT refuses short names: it tells nothing of the
 * others, once one of these was answered.
 */
export class RefusedLooks {
  /** Refused since any stock was answered. */
  private readonly unexplained = new Set<string>();
  private readonly forThemselves = new Set<string>();
  private inARow = 0;
  private restsSince: Date | null = null;

  /** Puts stocks that were refused behind those that may be answered. */
  behindOthers(codes: readonly string[]): string[] {
    const refused = (code: string) => Number(this.unexplained.has(code));
    return codes.toSorted((a, b) => refused(a) - refused(b));
  }

  refuse(code: string, at: Date): void {
    if (this.forThemselves.has(code)) return;
    this.unexplained.add(code);
    this.inARow += 1;
    if (this.inARow < IN_A_ROW) return;
    this.inARow = 0;
    this.restsSince = at;
  }

  answer(code: string): void {
    for (const refused of this.unexplained) this.forThemselves.add(refused);
    this.unexplained.clear();
    this.forThemselves.delete(code);
    this.inARow = 0;
  }

  restsAt(at: Date): boolean {
    const since = at.getTime() - (this.restsSince?.getTime() ?? Number.NEGATIVE_INFINITY);
    // Not by a clock that was ahead.
    return since >= 0 && since < REST_MS;
  }
}
