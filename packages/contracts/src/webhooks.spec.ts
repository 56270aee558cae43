import { afterEach, expect, it, vi } from 'vitest';
import { webhookUrl } from './webhooks.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [' https://bot.example.com/1 ', true],
  ['https://', false],
  ['https://a b.example', false],
  ['ftp://bot.example.com', false],
])('reads the address %j in a browser without URL.canParse, too', (address, isTaken) => {
  expect(webhookUrl.safeParse(address).success).toBe(isTaken);
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(webhookUrl.safeParse(address).success).toBe(isTaken);
});
