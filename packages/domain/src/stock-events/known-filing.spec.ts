import { expect, it } from 'vitest';
import { knownFiling } from './known-filing.ts';

const none = { filed: false, confirmedBy: null };
const filed = { filed: true, confirmedBy: null };
const confirmed = { filed: true, confirmedBy: { link: 'https://dart.example/1', date: '2026-11-23' } };

it.each([
  ['stays where the filings could not be gathered', none, [confirmed], true, confirmed],
  ['that confirms goes before one of which less is known', none, [filed, confirmed], true, confirmed],
  ['that is the event itself stays, too', none, [filed], true, filed],
  ['goes where the filings were gathered without it', none, [confirmed], false, none],
  ['that is found anew counts', confirmed, [filed], true, confirmed],
  ['is none where none was known', none, [none], true, none],
])('the filing of an event %s', (...[, found, known, withoutFilings, expected]) => {
  expect(knownFiling(found, known, { withoutFilings })).toEqual(expected);
});
