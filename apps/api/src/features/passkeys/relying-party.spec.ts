import { expect, it } from 'vitest';
import { toRelyingParty } from './relying-party.ts';

it.each([
  ['https://lens.example.com', 'lens.example.com', 'https://lens.example.com'],
  ['https://lens.example.com:8443', 'lens.example.com', 'https://lens.example.com:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('at %s asks for passkeys of %s from pages of %s', (webOrigin, id, origin) => {
  expect(toRelyingParty(webOrigin)).toEqual({ id, origin });
});
