import { describe, expect, it } from 'vitest';
import { type Order, readConfirmation, writeConfirmation } from './confirmation.ts';

const key = `gaemi_${'a'.repeat(48)}`;
const order: Order = {
  kind: 'news',
  stockCode: '005930',
  stockName: '삼성전자',
  cost: 20,
  requestId: 'mcp-1',
  tier: 'medium',
};
const now = Date.parse('2026-11-21T03:00:00Z');

describe('a confirmation', () => {
  it('gives its order back to the same key for ten minutes', () => {
    const confirmation = writeConfirmation(order, key, now);
    expect(readConfirmation(confirmation, key, now + 600_000)).toEqual({ order, isOver: false });
    expect(readConfirmation(confirmation, key, now + 600_001)).toEqual({ order, isOver: true });
  });

  it('is nothing to another key, changed, or made up', () => {
    const confirmation = writeConfirmation(order, key, now);
    expect(readConfirmation(confirmation, `${key}b`, now)).toBeNull();
    const [, signature = ''] = confirmation.split('.');
    const cheaper = Buffer.from(JSON.stringify({ order: { ...order, cost: 1 }, until: now })).toString('base64url');
    for (const made of [`${cheaper}.${signature}`, confirmation.slice(0, -1), 'yes', '', '.'])
      expect(readConfirmation(made, key, now)).toBeNull();
    expect(confirmation).not.toContain(key);
  });
});
