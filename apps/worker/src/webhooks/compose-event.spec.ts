import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { publicRights, type RightsRegister } from '@gaemi/domain/rights/source-rights';
import { expect, it } from 'vitest';
import { foundEvent } from '../testing/found-event.ts';
import { describeAlert } from './compose-event.ts';

const rights = { rightsOf: (source: keyof typeof publicRights) => publicRights[source] } as RightsRegister;

const buildEvent = (more: object) =>
  ({ ...foundEvent('a', '2026-11-23', more).content, stockCode: '005930', eventId: 'a' }) as StockEvent;
const describeItems = (events: StockEvent[]) => describeAlert(events, { names: new Map(), rights }).items;

it('an alert tells a program which of its events are made up', () => {
  const items = describeItems([
    buildEvent({ sample: true, sources: ['sample'], strength: 3 }),
    buildEvent({ sample: false, sources: ['gdelt', 'dart'], strength: 2 }),
  ]);
  expect(items.map(({ data_source }) => data_source)).toEqual(['sample', 'gdelt']);
});

it('an alert tells a program which filing gives other figures than an event', () => {
  const differsFrom = { link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261123000001', date: '2026-11-23' };
  const items = describeItems([buildEvent({ differsFrom, strength: 3 }), buildEvent({ strength: 2 })]);
  expect(items.map(({ differs_from }) => differs_from)).toEqual([differsFrom, null]);
});
