import * as z from 'zod';
import { ProviderError, type ProviderErrorKind } from '../../provider-error.ts';

const text = z.string().catch('');
const item = z.object({ title: text, originallink: text, link: text, description: text, pubDate: text });
/** An invalid item does not invalidate its page: it becomes undefined. */
const searchAnswer = z.object({ total: z.number(), items: z.array(item.optional().catch(undefined)) });
export type NaverPage = z.infer<typeof searchAnswer>;

/** Error formats of the legacy host and of the API HUB gateway; both sometimes come with status 200. */
const legacyError = z.object({ errorCode: z.coerce.string() });
const hubError = z.object({ error: z.object({ errorCode: z.coerce.string() }) });

/** Reads a page of results, whatever its content type. @throws ProviderError */
export function readNaverPage(body: string): NaverPage {
  const json = parseJson(body);
  const code = errorCodeIn(json);
  if (code !== undefined) {
    const retryable = isUsedUp(code) ? { retryable: false } : {};
    throw new ProviderError('naver', kindOf(code), { message: `answered an error (${code})`, ...retryable });
  }
  const page = searchAnswer.safeParse(json);
  if (!page.success) throw new ProviderError('naver', 'malformed', { message: 'answer is no page of results' });
  return page.data;
}

/** Returns the error code of an error body, for the message of the failure. */
export function naverErrorCode(body: string): string | undefined {
  return errorCodeIn(parseJson(body));
}

/** Whether a code says that the calls of the day are used up; the other codes of quotas limit the speed. */
export const isUsedUp = (code: string | undefined): boolean => code === '010' || code === '400';

function errorCodeIn(json: unknown): string | undefined {
  const code = legacyError.safeParse(json).data?.errorCode ?? hubError.safeParse(json).data?.error.errorCode;
  // Codes are short; anything else is not repeated.
  return code === undefined ? undefined : code.replace(/[^\w-]/g, '').slice(0, 12);
}

function kindOf(code: string): ProviderErrorKind {
  if (['010', '012', '400', '410', '420'].includes(code)) return 'quota';
  if (['SE99', '500', '503', '504', '510', '900'].includes(code)) return 'unreachable';
  return 'refused';
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
