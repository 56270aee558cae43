/** Health check of the MCP server's image: exit code 0 when it asks for a key, which it does without asking anybody else. */
const address = `http://127.0.0.1:${process.env.MCP_PORT ?? 3100}/mcp`;
const answered = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(4_000) }).then(
  ({ status }) => status === 401,
  () => false,
);
process.exit(answered ? 0 : 1);
