import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseEnvironment } from './environment.ts';
import { planVariables } from './environment-fields.ts';
import { readPlanSettings } from './plan-settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plans-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (variables: Record<string, string>) =>
  readPlanSettings(parseEnvironment(z.object(planVariables), variables));
function fileWith(content: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('the settings of the plans', () => {
  it('are nothing where nothing is set', () => {
    expect(settings({})).toEqual({ credits: {}, account: null, hours: null, contact: null });
    expect(settings({ PLAN_CONTACT: 'plans@example.com' })).toMatchObject({ contact: 'plans@example.com' });
  });

  it('are those of the file, with the short contact where the file has none', () => {
    const account = { bank: '예시은행', number: '000-0000-0000', holder: '개미렌즈' };
    const file = fileWith({ credits: { pro: 800 }, account, hours: '평일 10~18시' });
    expect(settings({ PLANS_FILE: file, PLAN_CONTACT: 'plans@example.com' })).toEqual({
      credits: { pro: 800 },
      account,
      hours: '평일 10~18시',
      contact: 'plans@example.com',
    });
  });

  it.each([
    ['not json', /^PLANS_FILE: must be a JSON file like .*; it is no JSON$/],
    [{ credits: { pro: -1 } }, /credits\.pro: must be 0 or more/],
    [{ account: { bank: '은행' } }, /account\.number: must be a text/],
    [{ price: 1 }, /and nothing else/],
  ])('stop the start when the file is %j', (content, line) => {
    expect(() => settings({ PLANS_FILE: fileWith(content) })).toThrow(line);
  });

  it('stop the start when the file is not there', () => {
    expect(() => settings({ PLANS_FILE: join(folder, 'none.json') })).toThrow(/the file is not found$/);
  });
});
