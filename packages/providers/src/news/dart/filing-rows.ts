import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import * as z from 'zod';
import { ProviderError } from '../../provider-error.ts';

/** Most filings of a page. */
export const PAGE_COUNT = 100;

/** A filing as the list names it. The list has no time of day. */
export interface ListedFiling {
  /** 14 digits. */
  receiptNo: string;
  reportName: string;
  /** Day in Seoul. */
  receivedOn: string;
  /** Set when a correction of it was filed. */
  correctionFollows?: true;
}

// Fields of the official guide (DS001, 2019001) as public clients copy it; no answer was seen live. The JSON type of the
// integers is not documented. `rm` and other fields may be missing.
const integer = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
const row = z.object({
  rcept_no: z.string().regex(/^\d{14}$/),
  report_nm: z.string().trim().min(1),
  rcept_dt: z.string().regex(/^\d{8}$/),
  corp_code: z.string().optional().catch(undefined),
  corp_name: z.string().trim().optional().catch(undefined),
  stock_code: z.string().trim().optional().catch(undefined),
  /** One letter per remark: 철 withdrawn, 정 a correction follows; others name the market and the kind. */
  rm: z.string().catch(''),
});
export type FilingRow = z.infer<typeof row>;

const page = z.object({
  list: z.array(row.optional().catch(undefined)),
  total_page: integer.optional().catch(undefined),
  total_count: integer.optional().catch(undefined),
});

/** Reads a page of the list; a row that is none becomes undefined. @throws ProviderError */
export function readFilingPage(answer: object): z.infer<typeof page> {
  const parsed = page.safeParse(answer);
  if (!parsed.success) throw new ProviderError('dart', 'malformed', { message: 'answer is no list of filings' });
  return parsed.data;
}

export const isWithdrawn = ({ rm }: FilingRow): boolean => rm.includes('철');

/** Undefined for a row whose day does not exist. */
export function toListedFiling({ rcept_no, report_nm, rcept_dt, rm }: FilingRow): ListedFiling | undefined {
  const receivedOn = dayOf(rcept_dt);
  if (receivedOn === undefined) return undefined;
  const filing = { receiptNo: rcept_no, reportName: report_nm.replace(/\s+/g, ' '), receivedOn };
  return rm.includes('정') ? { ...filing, correctionFollows: true } : filing;
}

/** Undefined for a day that does not exist. */
function dayOf(digits: string): string | undefined {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  try {
    startOfSeoulDay(day);
    return day;
  } catch {
    return undefined;
  }
}
