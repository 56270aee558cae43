import { describe, expect, it } from 'vitest';
import { createOrderId, type Order, readConfirmation, writeConfirmation } from './confirmation.ts';

const key = `gaemi_${'a'.repeat(48)}`;
const order: Order = {
  kind: 'news',
  stockCode: '005930',
  stockName: '삼성전자',
  cost: 20,
  before: null,
  requestId: 'mcp-1',
  tier: 'medium',
};
const now = Date.parse('2026-11-21T03:00:00Z');

describe('a confirmation', () => {
  it('gives its order back to the same key for ten to twenty minutes', () => {
    const confirmation = writeConfirmation(order, key, now);
    const last = now + 1_200_000;
    expect(readConfirmation(confirmation, key, last)).toEqual({ order, isOver: false });
    expect(readConfirmation(confirmation, key, last + 1)).toEqual({ order, isOver: true });
    const late = writeConfirmation(order, key, now + 599_999);
    expect(readConfirmation(late, key, last)).toEqual({ order, isOver: false });
    const ratio: Order = { ...order, kind: 'accumulation', period: { from: '2026-11-19', to: '2026-11-20' } };
    expect(readConfirmation(writeConfirmation(ratio, key, now), key, now)?.order).toEqual(ratio);
  });

  it('is one for all offers of the same minutes, and another one of another order, key or time', () => {
    const id = (
      changed: Partial<Order> = {},
      { apiKey = key, before, at = now }: { apiKey?: string; before?: string; at?: number } = {},
    ) => createOrderId({ ...order, ...changed }, { apiKey, before: before ?? null, now: at });
    expect(id({}, { at: now + 599_999 })).toBe(id());
    expect(writeConfirmation(order, key, now + 599_999)).toBe(writeConfirmation(order, key, now));
    const others = [
      id({ stockCode: '000660' }),
      id({ tier: 'premium' }),
      id({ kind: 'accumulation', period: { from: '2026-11-19', to: '2026-11-20' } }),
      id({ kind: 'accumulation', period: { from: '2026-11-18', to: '2026-11-20' } }),
      id({ kind: 'accumulation', period: { from: '2026-11-19', to: '2026-11-21' } }),
      id({}, { apiKey: `${key}b` }),
      id({}, { before: '0123456789abcdef01234567' }),
      id({}, { at: now + 600_000 }),
    ];
    expect(new Set([id(), ...others]).size).toBe(9);
    for (const one of others) expect(one).toMatch(/^(mcp|MJB)-[0-9a-f]{32}$/);
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
