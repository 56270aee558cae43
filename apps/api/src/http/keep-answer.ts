/** Reads an answer again only after `keptMs`; those who ask meanwhile share the one that is kept. */
export function keepAnswer<Answer>(read: () => Promise<Answer>, keptMs: number): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; since: number } | null = null;
  return () => {
    // Elapsed time instead of the time of day: a changed clock must not keep an old answer.
    const now = performance.now();
    if (kept === null || now - kept.since >= keptMs) {
      const answer = read();
      kept = { answer, since: now };
      // A failure is no answer to keep.
      answer.catch(() => {
        kept = null;
      });
    }
    return kept.answer;
  };
}
