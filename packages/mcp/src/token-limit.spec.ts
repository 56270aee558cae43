import { describe, expect, it } from 'vitest';
import { estimateTokens, fitting, MAX_TOKENS } from './token-limit.ts';
import { toolResult } from './tool-result.ts';

const texts = {
  korean: '삼성전자가 2400억원 규모의 공급계약을 체결했다고 공시했다. '.repeat(40),
  links: 'https://www.yna.co.kr/view/AKR20261126001200003?section=economy '.repeat(40),
  ids: '{"event_id":"e1b2c3d4","analysis_id":"6b07d08ff7c5ecccdb38f95c","points":12.4},'.repeat(40),
};

describe('an answer', () => {
  // Counted by the tokenizer o200k.
  it.each([
    ['korean', 802],
    ['links', 881],
    ['ids', 1521],
  ] as const)('of %s is never estimated too short', (name, counted) => {
    expect(estimateTokens(texts[name])).toBeGreaterThanOrEqual(counted);
    expect(estimateTokens(texts[name])).toBeLessThan(counted * 2.2);
  });

  const entries = Array.from({ length: 100 }, (_, at) => ({ at, links: [`https://example.com/${at}`] }));
  const build = (text: string) => (shown: number) => ({
    lines: ['근거예요.'],
    fenced: text,
    structure: { entries: entries.slice(0, shown) },
  });

  it('is shortened to 3,000 tokens, and says so', async () => {
    const { content, structuredContent } = await toolResult(async () => fitting(100, build('글 '.repeat(500))));
    const said = JSON.stringify([content, structuredContent]);
    expect(estimateTokens(said)).toBeLessThan(MAX_TOKENS * 1.05);
    const { entries: kept = [] } = structuredContent as { entries?: unknown[] };
    const { length } = kept;
    expect(length).toBeGreaterThan(20);
    expect(said).toContain(`100건 중 앞의 ${length}건만`);
  });

  it('that fits is whole, without such a line', () => {
    expect(fitting(10, build('글'))).toEqual(build('글')(10));
  });
});
