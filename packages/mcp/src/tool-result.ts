import { GaemiError } from '@gaemi/client';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** What a tool tells. */
export interface ToolAnswer {
  /** Ours, in Korean: a short summary, and what the assistant must know. In text and structure. */
  lines: readonly string[];
  /** Texts from outside, in their fence: those that the text tells. */
  fenced?: string;
  /** All of them, for the structure; where there are no more, those of the text. */
  fencedWhole?: string;
  /** Entries of the structure that the text leaves out. */
  unlisted?: number;
  /** All figures, ids and links. */
  structure: Record<string, unknown>;
}

/** An answer that lacks what a tool reads is that of another version: this program is installed by itself. */
const VERSION_DIFFERS =
  '서비스의 답을 읽지 못했어요. 서비스와 버전이 다를 수 있으니 gaemi-mcp를 서비스와 같은 버전으로 설치해주세요. (VERSION_DIFFERS)';

/**
 * Runs a tool. The text is short and readable, the structure has everything: clients show a model the one or the other. A refusal of the
 * API is told by its sentence.
 */
export async function toolResult(run: () => Promise<ToolAnswer>): Promise<CallToolResult> {
  try {
    const { lines, fenced, fencedWhole = fenced, unlisted = 0, structure } = await run();
    const rest = unlisted > 0 ? [`이 글에 없는 ${unlisted}건은 structuredContent에 있어요.`] : [];
    const text = [...lines, ...rest, ...(fenced === undefined ? [] : ['', fenced])].join('\n');
    return {
      content: [{ type: 'text', text }],
      structuredContent: {
        message: lines.join('\n'),
        ...(fencedWhole !== undefined && { fenced: fencedWhole }),
        ...structure,
      },
    };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: describeFailure(error) }] };
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof GaemiError) return `${error.message} (${error.code})`;
  if (error instanceof TypeError) {
    // Or a mistake of this program: then the operator needs the place, and standard error is the log.
    console.error(error);
    return VERSION_DIFFERS;
  }
  throw error;
}
