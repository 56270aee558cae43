import { createHash } from 'node:crypto';
import { emptyScorecard, toScorecardAnswer } from '@gaemi/contracts/scorecard';
import { ScorecardRepository } from '@gaemi/database/scorecard/scorecard.repository';
import { computeScorecard } from '@gaemi/domain/scorecard/scorecard';
import { writeEvents, writeRows } from '@gaemi/domain/scorecard/scorecard-files';
import type { JoinedRow } from '@gaemi/domain/scorecard/scorecard-row';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const row: JoinedRow = {
  stockCode: '005930',
  market: 'KOSPI',
  day: '2026-11-20',
  scoreVersion: 2,
  asOf: new Date('2026-11-20T03:00:00Z'),
  good: 58,
  bad: 30,
  percentage: 64,
  direction: 'good',
  judgedBy: 'offline',
  judgeVersion: 'v5',
  joined: null,
};

const path = '/api/v1/scorecard';

it('the scorecard is public, and every part of it is null before the first row', async () => {
  const answer = await api.browser().get(path).expect(200);
  expect(answer.body).toEqual(emptyScorecard);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
  await api.browser().get(`${path}/files/rows.csv`).expect(404);
  await api.browser().get(`${path}/files/members.csv`).expect(404);
});

it('the scorecard answers what was computed, byte for byte, and its files by their hashes', async () => {
  const texts = { 'rows.csv': writeRows([row], () => true), 'events.csv': writeEvents([]) };
  const files = (['rows.csv', 'events.csv'] as const).map((name) => {
    const [text, rows] = [texts[name], name === 'rows.csv' ? 1 : 0];
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { name, text, rows, bytes: Buffer.byteLength(text), sha256, withheld: 0 };
  });
  const computed = toScorecardAnswer(computeScorecard({ rows: [row], events: [] }), files);
  const scorecards = api.app.get(ScorecardRepository, { strict: false });
  await scorecards.save({ computedAt: api.clock.now(), inputsHash: 'x', answer: computed, files });
  const answer = await api.browser().get(path).expect(200);
  expect(answer.text).toBe(JSON.stringify(computed));
  expect(answer.body).toMatchObject({ n: 1, days: 1, metrics: null, bands: null, confusion: null, f1: null });
  const [file] = answer.body.files;
  const download = await api.browser().get(`${path}/files/${file.name}`).expect(200);
  expect(download.headers['content-type']).toMatch(/^text\/csv/);
  expect(download.headers['content-disposition']).toBe('attachment; filename=gaemilens-rows.csv');
  expect(createHash('sha256').update(download.text).digest('hex')).toBe(file.sha256);
});

it('the scorecard is rate limited by network', async () => {
  await api.restart({ RATE_LIMIT_SCALE: '0.01' });
  const statuses: number[] = [];
  for (let call = 0; call < 8; call += 1) statuses.push((await api.browser().get(path)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});
