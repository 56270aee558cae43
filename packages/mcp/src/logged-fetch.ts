import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

/**
 * A `fetch` that tells the assistant's program which calls of the API were refused or failed, with the number to name when asking for help.
 * Nothing of what was asked or answered is told. The program chooses from which level on.
 */
export function loggedFetch({ server }: McpServer): (request: Request) => Promise<Response> {
  const tell = (level: 'warning' | 'error', data: object) => {
    const message = { level, logger: 'gaemi-api', data };
    // Nobody listens before the connection stands and after it has ended.
    server.sendLoggingMessage(message, server.transport?.sessionId).catch(() => undefined);
  };
  return async (request) => {
    const call = { method: request.method, path: new URL(request.url).pathname };
    try {
      const response = await fetch(request);
      const { ok, status, headers } = response;
      if (!ok) tell(status < 500 ? 'warning' : 'error', { ...call, status, request_id: headers.get('x-request-id') });
      return response;
    } catch (error) {
      if (!request.signal.aborted) tell('error', { ...call, status: null, request_id: null });
      throw error;
    }
  };
}
