import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

interface Session {
  apiKey: string;
  transport: StreamableHTTPServerTransport;
  usedAt: number;
}

export interface SessionLimits {
  /** Sessions in all, and of one key: the one that was used least lately ends for a new one. */
  atMost?: number;
  ofOneKey?: number;
  /** A session that was not used for so long ends when another one begins. */
  idleMs?: number;
}

/**
 * Sessions over HTTP with assistants whose program can ask its person: the question leaves within one request, and the answer comes with
 * another one. They are kept in memory; a program whose session is gone begins another one.
 */
export class Sessions {
  private readonly limits: Required<SessionLimits>;
  /** By id, the one that was used least lately first. */
  private readonly open = new Map<string, Session>();

  constructor(limits: SessionLimits = {}) {
    this.limits = { atMost: 500, ofOneKey: 5, idleMs: 60 * 60_000, ...limits };
  }

  /** The transport of a session. Undefined for one that is gone, and for one of another key. */
  find(id: string, apiKey: string): StreamableHTTPServerTransport | undefined {
    const session = this.open.get(id);
    if (session?.apiKey !== apiKey) return undefined;
    this.open.delete(id);
    this.open.set(id, { ...session, usedAt: Date.now() });
    return session.transport;
  }

  /** Makes the transport of a new session, which begins with the request that the transport handles first. */
  async begin(server: McpServer, apiKey: string): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: async (id) => {
        await this.makeRoom(apiKey);
        this.open.set(id, { apiKey, transport, usedAt: Date.now() });
      },
    });
    transport.onclose = () => {
      if (transport.sessionId !== undefined) this.open.delete(transport.sessionId);
    };
    await server.connect(transport);
    return transport;
  }

  async close(): Promise<void> {
    for (const { transport } of [...this.open.values()]) await transport.close();
  }

  private async makeRoom(apiKey: string): Promise<void> {
    const { atMost, ofOneKey, idleMs } = this.limits;
    const all = [...this.open.values()];
    const idle = all.filter(({ usedAt }) => Date.now() - usedAt > idleMs);
    const own = all.filter((session) => session.apiKey === apiKey);
    const over = [
      ...own.slice(0, Math.max(0, own.length - ofOneKey + 1)),
      ...all.slice(0, Math.max(0, all.length - atMost + 1)),
    ];
    for (const { transport } of new Set([...idle, ...over])) await transport.close();
  }
}
