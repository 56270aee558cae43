#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './create-server.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { serveHttp } from './serve-http.ts';

const USAGE = `usage: GAEMI_URL=https://… GAEMI_API_KEY=gaemi_… gaemi-mcp   over stdio, for one member
       GAEMI_URL=https://… gaemi-mcp --http                     over HTTP, each request brings its key
settings: MCP_HOST, MCP_PORT and MCP_PUBLIC_HOSTS of --http`;

// `gaemi-mcp` speaks MCP over stdio for the member of GAEMI_API_KEY, `gaemi-mcp --http` over HTTP for the member of each request.
// The protocol has standard output for itself.
try {
  const { values } = parseArgs({
    options: { http: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) console.error(USAGE);
  else await run(readEnvironment(), { isHttp: values.http });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(environment: Environment, { isHttp }: { isHttp: boolean }) {
  const { GAEMI_URL: url, GAEMI_API_KEY: apiKey, MCP_HOST: host, MCP_PORT: port } = environment;
  if (isHttp) {
    const server = await serveHttp({ url, host, port, publicHosts: environment.MCP_PUBLIC_HOSTS });
    console.error(`MCP: ${server.endpoint}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
    return;
  }
  if (apiKey === undefined || apiKey === '')
    throw new Error('GAEMI_API_KEY is missing: make a key at 내 정보 → API 키');
  await (await createServer({ url, apiKey, logsCalls: true })).connect(new StdioServerTransport());
}
