import type { ErrorBody } from '@gaemi/contracts/errors';
import { ApiError, UNEXPECTED_ERROR, UNKNOWN_ERROR } from './api-error.ts';

/** Turns an answer that is not a success into the error to throw, whatever its body holds (a proxy may answer in HTML). */
export function readError(response: Response, text: string): ApiError {
  const body = readBody(text);
  return new ApiError({
    status: response.status,
    code: body?.code ?? 'UNKNOWN',
    detail: body?.detail ?? (response.status >= 500 ? UNEXPECTED_ERROR : UNKNOWN_ERROR),
    fields: body?.fields,
    retryAfter: readSeconds(response.headers.get('retry-after')),
  });
}

function readBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

// By hand and not by the schema of the contract: the schema would bring the whole validator into the first screen.
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('detail' in body) || !('code' in body)) return false;
  if (typeof body.detail !== 'string' || body.detail === '' || typeof body.code !== 'string') return false;
  const fields = 'fields' in body ? body.fields : {};
  return (
    typeof fields === 'object' && fields !== null && Object.values(fields).every((value) => typeof value === 'string')
  );
}

function readSeconds(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
