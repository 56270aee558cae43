import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as z from 'zod';
import { estimateTokens, MAX_TOKENS } from '../token-limit.ts';

const main = new URL('../main.ts', import.meta.url).pathname;

const newClient = () => new Client({ name: 'gaemi-test', version: '1.0.0' });

/** A client of a server process of its own, over stdio. */
export async function connectStdio(url: string, apiKey: string): Promise<Client> {
  const client = newClient();
  const env = { ...getDefaultEnvironment(), GAEMI_URL: url, GAEMI_API_KEY: apiKey };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main], env }));
  return client;
}

/** A client of the HTTP server, with its member's key. */
export async function connectHttp(endpoint: string, apiKey: string): Promise<Client> {
  const client = newClient();
  const headers = { authorization: `Bearer ${apiKey}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint), { requestInit: { headers } }));
  return client;
}

const toolAnswer = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).length(1),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

export interface Called {
  text: string;
  structure: Record<string, unknown>;
  isError: boolean;
}

/** Calls a tool. The SDK's client checks the structure against the tool's output schema; no answer may be longer than is told. */
export async function call(client: Client, name: string, input: Record<string, unknown>): Promise<Called> {
  const {
    content,
    structuredContent = {},
    isError = false,
  } = toolAnswer.parse(await client.callTool({ name, arguments: input }));
  const text = content[0]?.text ?? '';
  const tokens = estimateTokens(text + JSON.stringify(structuredContent));
  if (tokens > MAX_TOKENS * 1.05) throw new Error(`${name} answers with ${tokens} tokens`);
  return { text, structure: structuredContent, isError };
}
