/** Writes runs of dots as "…", by which headlines part their clauses: a cleaned text has dots. */
export const writeEllipses = (text: string): string => text.replace(/\.{2,}/g, '…');
