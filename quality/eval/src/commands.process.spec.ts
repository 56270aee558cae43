import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const pathOf = (command: string) => fileURLToPath(new URL(`${command}.ts`, import.meta.url));

function run(command: 'judge' | 'cluster', lines: readonly (object | string)[], zone = 'UTC') {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  return spawnSync(process.execPath, [pathOf(command)], { input, encoding: 'utf8', env: { ...process.env, TZ: zone } });
}
const answers = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
const story = (key: string, title: string) => ({
  key,
  stock_code: '005930',
  title,
  description: '',
  published_at: '2026-11-10T09:00:00',
  link: `https://${key}.example/1`,
});

describe('the judge command', () => {
  it('answers each line in order', () => {
    const { stdout, status } = run('judge', [
      { stock_code: '005930', title: '삼성전자, 3분기 영업이익 32% 증가', description: '' },
      { stock_code: '000880', title: '한화솔루션, 공장 가동 정상화', description: '' },
      { stock_code: '999999', title: '어느 회사', description: '' },
      { title: '영업이익 급감에 주가 하한가', description: '' },
    ]);
    expect(status).toBe(0);
    expect(answers(stdout).map(({ about, label }) => [about, label])).toMatchObject([
      ['yes', 'good'],
      ['no', expect.any(String)],
      ['unknown', expect.any(String)],
      ['unknown', 'bad'],
    ]);
  });

  it('answers a bad line in its place and continues', () => {
    const good = { title: '영업이익 급감에 주가 하한가', description: '' };
    const { stdout, status } = run('judge', [good, 'nonsense', good]);
    expect(status).toBe(1);
    const [first, bad, last] = answers(stdout);
    expect(bad).toEqual({ error: 'line 2: not JSON' });
    expect(first).toEqual(last);
  });
});

describe('the cluster command', () => {
  const lines = [
    story('a', '삼성전자, 3분기 영업이익 12조1천억'),
    story('b', '삼성전자 갤럭시 새 모델 공개'),
    story('c', '삼성전자 3분기 영업익 12.1조 기록'),
  ];

  it('keeps the order of the input and gives the same result in every time zone', () => {
    const { stdout, status } = run('cluster', lines);
    expect(status).toBe(0);
    const [a, b, c] = answers(stdout);
    expect([a?.key, b?.key, c?.key]).toEqual(['a', 'b', 'c']);
    expect(a?.event).toBe(c?.event);
    expect(a?.event).not.toBe(b?.event);
    expect(run('cluster', lines, 'America/New_York').stdout).toBe(stdout);
  });

  it('answers a line without a date in its place', () => {
    const { stdout, status } = run('cluster', [{ ...lines[0], published_at: 'soon' }, ...lines]);
    expect(status).toBe(1);
    const [bad, ...rest] = answers(stdout);
    expect(bad).toEqual({ error: 'line 1: published_at: not a date' });
    expect(rest).toEqual(answers(run('cluster', lines).stdout));
  });
});

describe('arguments', () => {
  const call = (command: string, args: string[]) =>
    spawnSync(process.execPath, [pathOf(command), ...args], { input: '', encoding: 'utf8' });

  it.each(['judge', 'cluster', 'check-mjb', 'check-export'])('%s refuses a file: it reads stdin', (command) => {
    const { status, stdout, stderr } = call(command, ['lines.jsonl']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Unexpected argument 'lines\.jsonl'.*\nusage: pnpm [^\n]* < [a-z]+\.jsonl?\n$/);
  });

  it.each(['judge', 'cluster', 'check-mjb', 'check-export', 'main'])('%s --help says how it is called', (command) => {
    const { status, stdout, stderr } = call(command, ['--help']);
    expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^usage: pnpm /), '']);
  });

  it.each(['--mistaks', '--set=training', 'openai'])('eval refuses %s instead of leaving it out', (argument) => {
    const { status, stdout, stderr } = call('main', [argument]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('\nusage: pnpm eval [--mistakes]\n');
  });

  it('eval takes --judge=openai for what it means', () => {
    const { status, stdout, stderr } = call('main', ['--judge=other']);
    expect([status, stdout, stderr]).toEqual([1, '', '--judge: must be openai\n']);
  });
});
