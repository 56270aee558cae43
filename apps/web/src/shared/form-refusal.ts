import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, writeSentence } from './api/api-error.ts';

/** Puts what the server refused under the fields of the form, and what fits none of them on the form as a whole (`root`). */
export function showRefusal<Fields extends FieldValues, Context, Output>(
  form: UseFormReturn<Fields, Context, Output>,
  error: Error,
  fallback?: string,
): void {
  const known: object = form.getValues();
  const isKnown = (name: string): name is Path<Fields> => name in known;
  const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [name, message] of refused) if (isKnown(name)) form.setError(name, { message });
  if (!refused.some(([name]) => isKnown(name))) form.setError('root', { message: writeSentence(error, fallback) });
}

/** Whether the server refused what was typed, rather than the request as a whole. */
export function isFieldRefusal(error: Error): boolean {
  return error instanceof ApiError && error.code === 'VALIDATION_FAILED';
}
