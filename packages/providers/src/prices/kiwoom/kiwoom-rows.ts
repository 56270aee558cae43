import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import * as z from 'zod';
import { malformed } from '../../kiwoom/kiwoom-answer.ts';
import { isSaturated, readFigure } from '../../kiwoom/kiwoom-numbers.ts';
import { readCompactDay } from '../read-compact-day.ts';

const given = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? '');

const chartPage = z.object({
  stk_dt_pole_chart_qry: z.array(z.object({ dt: given, cur_prc: given, trde_qty: given })),
});

/** Kinds of institutions, whose figures add up to `orgn`. */
const institutions = ['fnnc_invt', 'insrnc', 'invtrt', 'etc_fnnc', 'bank', 'penfnd_etc', 'samo_fund', 'natn'] as const;
/** Groups of investors, whose figures add up to 0. */
const groups = ['ind_invsr', 'frgnr_invsr', 'orgn', 'etc_corp', 'natfor'] as const;
const flowFields = [...institutions, ...groups, 'acc_trde_qty'] as const;
type FlowField = (typeof flowFields)[number];

const flowPage = z.object({
  stk_invsr_orgn: z.array(
    z.object({
      dt: given,
      ...(Object.fromEntries(flowFields.map((name) => [name, given])) as Record<FlowField, typeof given>),
    }),
  ),
});

/** Reads a page of ka10081, in its order. A price has the sign of its change, so only its size counts. @throws ProviderError `malformed` */
export function readChartPage(page: unknown): DailyPrice[] {
  const read = chartPage.safeParse(page);
  if (!read.success) throw malformed('answer is no chart');
  return read.data.stk_dt_pole_chart_qry.flatMap(({ dt, cur_prc, trde_qty }) => {
    // A day with a number that is none is not known.
    if (isSaturated(cur_prc) || isSaturated(trde_qty)) return [];
    // An answer without prices has one empty row, and a day without a trade may have a blank price, or 0.
    if (cur_prc.trim() === '') return [];
    const [close, volume] = [Math.abs(figureOf(cur_prc)), Math.abs(figureOf(trde_qty))];
    return close === 0 && volume === 0 ? [] : [{ day: dayOf(dt), close, volume }];
  });
}

/**
 * Reads a page of ka10059 (shares, net), in its order. The figures of a row that contradict each other are null, as are
 * blanks, zeros beside a volume (a day that is not settled) and saturated figures. @throws ProviderError `malformed`
 */
export function readFlowPage(page: unknown): InvestorFlow[] {
  const read = flowPage.safeParse(page);
  if (!read.success) throw malformed('answer is no list of investors');
  return read.data.stk_invsr_orgn.flatMap(({ dt, ...row }) => {
    if (dt.trim() === '') return [];
    const day = dayOf(dt);
    // Blanks in place of all groups are no zeros.
    if (Object.values(row).some(isSaturated) || groups.every((name) => row[name].trim() === ''))
      return [blankFlow(day)];
    const of = (name: FlowField) => figureOf(row[name]);
    const sum = (names: readonly FlowField[]) => names.reduce((total, name) => total + of(name), 0);
    const sound = Math.abs(sum(groups)) <= 1 && Math.abs(sum(institutions) - of('orgn')) <= 1;
    const empty = groups.every((name) => of(name) === 0) && of('acc_trde_qty') !== 0;
    if (!sound || empty) return [blankFlow(day)];
    return [{ day, foreign: of('frgnr_invsr'), institutional: of('orgn'), individual: of('ind_invsr') }];
  });
}

/** A day whose figures are not known yet. */
export const blankFlow = (day: string): InvestorFlow => ({ day, foreign: null, institutional: null, individual: null });

function dayOf(text: string): string {
  const day = readCompactDay(text);
  if (day === null) throw malformed('a row without a day');
  return day;
}

/** A blank figure is 0. */
function figureOf(text: string): number {
  const value = readFigure(text);
  if (value === undefined || (value !== null && !Number.isSafeInteger(value))) throw malformed('a figure is no number');
  return value ?? 0;
}
