import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError, type RequestId } from '@modelcontextprotocol/sdk/types.js';

/** `unasked`: the assistant's program cannot ask, so that the assistant itself must. */
export type Consent = 'agreed' | 'declined' | 'unasked';

const requestedSchema = {
  type: 'object' as const,
  properties: {
    agree: { type: 'boolean' as const, title: '크레딧을 쓰고 분석을 시작해요', default: false },
  },
  required: ['agree'],
};

/**
 * Asks the person in front of the assistant, where its program can, past the assistant. The question belongs to the call that needs the
 * answer: over HTTP it leaves by the stream of that call.
 */
export async function askMember({ server }: McpServer, message: string, relatedRequestId: RequestId): Promise<Consent> {
  if (server.getClientCapabilities()?.elicitation?.form === undefined) return 'unasked';
  try {
    const { action, content } = await server.elicitInput({ message, requestedSchema }, { relatedRequestId });
    return action === 'accept' && content?.agree === true ? 'agreed' : 'declined';
  } catch (error) {
    // Without an answer nothing is spent.
    return error instanceof McpError && error.code === ErrorCode.MethodNotFound ? 'unasked' : 'declined';
  }
}
