import { describe, expect, it } from 'vitest';
import { meaningOfPush, meaningOfSmtp } from './refusals.ts';

describe('the meaning of a refused mail', () => {
  it.each([
    ['RCPT TO: 550 5.1.1', 'address-gone'],
    ['RCPT TO: 550 5.1.10', 'address-gone'],
    ['RCPT TO: 551 5.1.6', 'address-gone'],
    ['RCPT TO: 550 5.2.1', 'address-gone'],
    ['DATA: 550 5.1.1', 'address-gone'],
    ['RCPT TO: 550', 'address-doubtful'],
    ['RCPT TO: 551', 'address-doubtful'],
    ['RCPT TO: 553', 'address-doubtful'],
    ['RCPT TO: 550 5.7.1', 'our-fault'],
    ['RCPT TO: 553 5.7.1', 'our-fault'],
    ['RCPT TO: 550 5.7.26', 'our-fault'],
    ['RCPT TO: 550 5.4.5', 'our-fault'],
    ['RCPT TO: 554 5.7.1', 'our-fault'],
    ['RCPT TO: 554', 'our-fault'],
    ['RCPT TO: 553 5.1.8', 'our-fault'],
    ['RCPT TO: 553 5.1.7', 'our-fault'],
    ['DATA: 550 5.4.5', 'our-fault'],
    ['DATA: 550', 'our-fault'],
    ['DATA: 554 5.6.0', 'our-fault'],
    ['MAIL FROM: 550 5.1.1', 'our-fault'],
    ['MAIL FROM: 550', 'our-fault'],
    ['AUTH PLAIN: 535 5.7.8', 'our-fault'],
    ['CONN: 554', 'our-fault'],
    ['RCPT TO: 552 5.2.2', 'later'],
    ['RCPT TO: 550 4.2.1', 'later'],
    ['RCPT TO: 451 4.7.1', 'later'],
    ['RCPT TO: 450', 'later'],
    ['AUTH PLAIN: 454', 'later'],
  ] as const)('after %s is %s', (reply, meaning) => {
    const [command = '', codes = ''] = reply.split(': ');
    const [code, enhanced = null] = codes.split(' ');
    expect(meaningOfSmtp({ command, code: Number(code), enhanced })).toBe(meaning);
  });
});

describe('the meaning of the answer of a push service', () => {
  it.each([
    [200, 'accepted'],
    [201, 'accepted'],
    [204, 'accepted'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [307, 'refused'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const)('%i is %s', (status, meaning) => {
    expect(meaningOfPush(status)).toBe(meaning);
  });
});
