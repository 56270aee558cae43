import { describe, expect, it } from 'vitest';
import { buildAccumulation } from '../../../../../testing/accumulation-records.ts';
import { lettersCourse } from './letters-course.ts';

const buildRecord = (id: string, created: string, period: string) =>
  buildAccumulation(`MJB-${id}`, { _id: id, created_at: `${created}T01:00:00.000Z`, searching_period: period });
const shown = buildRecord('shown', '2026-11-21', '2026-10-01 ~ 2026-11-20');

describe('the letters of a stock over time', () => {
  it('stand by the last day of their periods', () => {
    const records = [
      buildRecord('b', '2026-10-03', '2026-07-01 ~ 2026-09-30'),
      buildRecord('a', '2026-11-02', '2026-05-01 ~ 2026-06-30'),
      shown,
    ];
    expect(lettersCourse(shown, records).map(({ id, end, isShown }) => [id, end, isShown])).toEqual([
      ['a', '6.30', false],
      ['b', '9.30', false],
      ['shown', '11.20', true],
    ]);
    expect(lettersCourse(shown, records)[0]?.letters).toEqual({ first: 'A', second: 'B', third: 'C' });
  });

  it('stand by the last day where the shown period is not the last, and name an earlier year', () => {
    const records = [
      buildRecord('recent', '2026-11-20', '2026-11-02 ~ 2026-11-19'),
      buildRecord('old', '2025-12-08', '2025-11-03 ~ 2025-12-05'),
    ];
    const past = buildRecord('shown', '2026-11-21', '2026-08-03 ~ 2026-09-30');
    expect(lettersCourse(past, records).map(({ end, isShown }) => [end, isShown])).toEqual([
      ['25.12.5', false],
      ['9.30', true],
      ['11.19', false],
    ]);
  });

  it('leave out later results and all but the latest of a period', () => {
    const records = [
      buildRecord('later', '2026-11-22', '2026-05-01 ~ 2026-06-30'),
      buildRecord('new', '2026-11-03', '2026-05-01 ~ 2026-06-30'),
      buildRecord('old', '2026-11-02', '2026-05-01 ~ 2026-06-30'),
      buildRecord('same', '2026-11-01', shown.searching_period),
    ];
    expect(lettersCourse(shown, records).map(({ id }) => id)).toEqual(['new', 'shown']);
  });

  it('leave out generated trades beside real ones, and real ones beside generated', () => {
    const real = { ...buildRecord('real', '2026-11-03', '2026-05-01 ~ 2026-06-30'), data_source: 'kiwoom' as const };
    const generated = { ...real, _id: 'generated', data_source: 'sample' as const };
    const ids = (source: 'kiwoom' | 'sample') =>
      lettersCourse({ ...shown, data_source: source }, [real, generated]).map(({ id }) => id);
    expect(ids('kiwoom')).toEqual(['real', 'shown']);
    expect(ids('sample')).toEqual(['generated', 'shown']);
  });

  it('are the last seven at most', () => {
    const records = [1, 2, 3, 4, 5, 6, 7, 8].map((day) =>
      buildRecord(`r${day}`, '2026-11-01', `2026-01-01 ~ 2026-05-0${day}`),
    );
    expect(lettersCourse(shown, records).map(({ end }) => end)).toEqual([
      '5.3',
      '5.4',
      '5.5',
      '5.6',
      '5.7',
      '5.8',
      '11.20',
    ]);
  });
});
