import { measureComputingTime } from '@gaemi/testing/measures/computing-time';
import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password-hash.ts';

it('hashes a password at a cost that makes guessing dear, and knows it again', async () => {
  const hash = await hashPassword('correct9horse');
  expect(hash).toMatch(/^\$2b\$11\$/);
  expect(await passwordMatches('correct9horse', hash)).toBe(true);
  expect(await passwordMatches('wrong9horse', hash)).toBe(false);
});

it('computes as much for an address without a member', async () => {
  const hash = await hashPassword('correct9horse');
  // The hash of nobody is made when it is first needed.
  await passwordMatches('correct9horse', undefined);
  const member = await measureComputingTime(() => passwordMatches('correct9horse', hash));
  const nobody = await measureComputingTime(() => passwordMatches('correct9horse', undefined));
  expect(nobody).toBeGreaterThan(member / 2);
});

it('takes no password that goes on where bcrypt stops reading', async () => {
  const hash = await hashPassword('a'.repeat(72));
  expect(await passwordMatches('a'.repeat(72), hash)).toBe(true);
  expect(await passwordMatches('a'.repeat(73), hash)).toBe(false);
});
