import type { ToolAnswer } from './tool-result.ts';

/** Most tokens of one answer, text and structure together: an assistant's context is dear. */
export const MAX_TOKENS = 3_000;

/**
 * Estimates tokens, rather too many: models count them each in its own way. A character of Korean is up to a token, and ids and links
 * are pieces of two or three characters.
 */
export function estimateTokens(text: string): number {
  const latin = text.match(/[\x20-\x7e]/g)?.length ?? 0;
  return Math.ceil(latin / 2 + (text.length - latin));
}

/** Builds an answer with as many of its entries, the first ones, as fit into MAX_TOKENS. */
export function fitting(entries: number, build: (shown: number) => ToolAnswer): ToolAnswer {
  for (let shown = entries; ; shown = Math.floor(shown * 0.85)) {
    const answer = build(shown);
    const fitted = shown < entries ? shortened(answer, shown, entries) : answer;
    if (shown === 0 || measure(fitted) <= MAX_TOKENS) return fitted;
  }
}

const shortened = (answer: ToolAnswer, shown: number, entries: number): ToolAnswer => ({
  ...answer,
  lines: [...answer.lines, `답이 길어 ${entries}건 중 앞의 ${shown}건만 담았어요.`],
});

const measure = ({ lines, fenced = '', fencedWhole = fenced, structure }: ToolAnswer): number =>
  2 * estimateTokens(lines.join('\n')) + estimateTokens(fenced + fencedWhole + JSON.stringify(structure));
