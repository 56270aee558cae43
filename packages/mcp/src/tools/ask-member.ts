import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError, type RequestId } from '@modelcontextprotocol/sdk/types.js';

/** `unasked`: the assistant's program cannot ask, so that the assistant itself must. `unanswered`: nobody said yes or no. */
export type Consent = 'agreed' | 'declined' | 'unanswered' | 'unasked';

/** A person reads and thinks for longer than the minute for which the SDK waits. */
const LONGEST_MS = 10 * 60_000;

const requestedSchema = {
  type: 'object' as const,
  properties: {
    agree: { type: 'boolean' as const, title: '크레딧을 쓰고 분석을 시작해요', default: false },
  },
  required: ['agree'],
};

/**
 * Asks the person in front of the assistant, where its program can, past the assistant. The question belongs to the call that needs the
 * answer: over HTTP it leaves by the stream of that call, and it ends with the call.
 */
export async function askMember(
  { server }: McpServer,
  message: string,
  { requestId: relatedRequestId, signal }: { requestId: RequestId; signal: AbortSignal },
): Promise<Consent> {
  if (server.getClientCapabilities()?.elicitation?.form === undefined) return 'unasked';
  try {
    const options = { relatedRequestId, signal, timeout: LONGEST_MS };
    const { action, content } = await server.elicitInput({ message, requestedSchema }, options);
    if (action === 'cancel') return 'unanswered';
    return action === 'accept' && content?.agree === true ? 'agreed' : 'declined';
  } catch (error) {
    // Without an answer nothing is spent.
    return error instanceof McpError && error.code === ErrorCode.MethodNotFound ? 'unasked' : 'unanswered';
  }
}
