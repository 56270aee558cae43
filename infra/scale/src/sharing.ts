/**
 * Who asks for a company that somebody asked for less than `seconds` ago gets the same articles and judgements; 0 shares nothing.
 * Answers whether the work was already done.
 */
export function sharedFor(seconds: number): (analysis: { at: number; company: number }) => boolean {
  const since = new Map<number, number>();
  return ({ at, company }) => {
    const before = since.get(company);
    if (before !== undefined && at - before < seconds) return true;
    since.set(company, at);
    return false;
  };
}
