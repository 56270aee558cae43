/** Splits a summary into its first sentence, which is set as the lead, and the rest (empty where there is none). */
export function splitLead(summary: string): { lead: string; rest: string } {
  const [, lead = summary.trim(), rest = ''] = /^(.+?[.!?…])\s+(.+)$/s.exec(summary.trim()) ?? [];
  return { lead, rest };
}
