import { expect, it } from 'vitest';
import { knownFiling } from './known-filing.ts';

const none = { filed: false, confirmedBy: null, differsFrom: null };
const filed = { ...none, filed: true };
const link = { link: 'https://dart.example/1', date: '2026-11-23' };
const confirmed = { ...filed, confirmedBy: link };
const differing = { ...none, differsFrom: link };
/** As it was stored before the field was kept. */
const old = { filed: false, confirmedBy: null };

it.each([
  ['stays where the filings could not be gathered', none, [confirmed], true, confirmed],
  ['that confirms goes before one of which less is known', none, [filed, confirmed], true, confirmed],
  ['that is the event itself stays, too', none, [filed], true, filed],
  ['goes where the filings were gathered without it', none, [confirmed], false, none],
  ['that is found anew counts', confirmed, [filed], true, confirmed],
  ['is none where none was known', none, [none], true, none],
  ['that gives other figures stays where the filings could not be gathered', none, [old, differing], true, differing],
  ['that confirms goes before one that gives other figures', none, [differing, confirmed], true, confirmed],
  ['that gives other figures goes where the filings were gathered without it', none, [differing], false, none],
  ['that gives other figures is found anew', differing, [confirmed], false, differing],
  ['is none where an old one knows none', old, [old], true, none],
])('the filing of an event %s', (...[, found, known, withoutFilings, expected]) => {
  expect(knownFiling(found, known, { withoutFilings })).toEqual(expected);
});
