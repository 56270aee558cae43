import { expect, it } from 'vitest';
import { readCompose } from '../compose-file.ts';
import { readVariables } from './compose-variables.ts';

/** As docker-compose.yml writes a variable. */
const variable = (name: string, fallback: string) => `$\{${name}:-${fallback}}`;

it('gives a service the variables that compose would', () => {
  const address = variable('UNSET', `http://localhost:${variable('PORT', '3000')}`);
  const environment = { A: variable('SET', 'x'), B: address, C: 'as it is' };
  const compose = { services: { api: { environment } } };
  expect(readVariables(compose, 'api', { SET: 'given' })).toEqual({
    A: 'given',
    B: 'http://localhost:3000',
    C: 'as it is',
  });
  expect(readVariables(compose, 'web', {})).toEqual({});
});

it('leaves no placeholder in the file of this repository', () => {
  for (const service of ['api', 'worker', 'mcp', 'web'])
    for (const value of Object.values(readVariables(readCompose(), service, {}))) expect(value).not.toContain('${');
});
