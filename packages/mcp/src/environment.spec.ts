import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it.each(['', '  '])('takes a blank setting (%j) for none', (nothing) => {
  // An empty host would be every address of the machine, an empty port any.
  const names = ['GAEMI_URL', 'GAEMI_API_KEY', 'MCP_HOST', 'MCP_PUBLIC_HOSTS', 'MCP_PORT'];
  const blank = Object.fromEntries(names.map((name) => [name, nothing]));
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  expect(readEnvironment(blank)).toMatchObject({ MCP_HOST: '127.0.0.1', MCP_PORT: 3_100 });
});
