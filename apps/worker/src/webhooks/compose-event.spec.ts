import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { publicRights, type RightsRegister } from '@gaemi/domain/rights/source-rights';
import { expect, it } from 'vitest';
import { foundEvent } from '../testing/found-event.ts';
import { describeAlert } from './compose-event.ts';

const rights = { rightsOf: (source: keyof typeof publicRights) => publicRights[source] } as RightsRegister;

it('an alert tells a program which of its events are made up', () => {
  const events = [
    { sample: true, sources: ['sample'], strength: 3 } as const,
    { sample: false, sources: ['gdelt', 'dart'], strength: 2 } as const,
  ].map(
    (more) => ({ ...foundEvent('a', '2026-11-23', more).content, stockCode: '005930', eventId: 'a' }) as StockEvent,
  );
  const { items } = describeAlert(events, { names: new Map(), rights });
  expect(items.map(({ data_source }) => data_source)).toEqual(['sample', 'gdelt']);
});
