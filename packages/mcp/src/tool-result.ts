import { GaemiError } from '@gaemi/client';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** What a tool tells: lines of ours in Korean, texts from outside in their fence, and figures and links as structure. */
export interface ToolAnswer {
  lines: readonly string[];
  fenced?: string;
  structure: Record<string, unknown>;
}

/**
 * Runs a tool. Clients show a model either the text or the structure, so the fence stands in both. A refusal of the API is told by its
 * sentence.
 */
export async function toolResult(run: () => Promise<ToolAnswer>): Promise<CallToolResult> {
  try {
    const { lines, fenced, structure } = await run();
    const text = [...lines, ...(fenced === undefined ? [] : ['', fenced])].join('\n');
    return {
      content: [{ type: 'text', text }],
      structuredContent: { message: lines.join('\n'), ...(fenced !== undefined && { fenced }), ...structure },
    };
  } catch (error) {
    if (!(error instanceof GaemiError)) throw error;
    return { isError: true, content: [{ type: 'text', text: `${error.message} (${error.code})` }] };
  }
}
