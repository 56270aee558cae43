import type { ChargeHeaders } from '@gaemi/contracts/charged-requests';
import { messages } from '@gaemi/contracts/messages';
import { AppError } from './app-error.ts';

interface Named {
  request_id?: string | undefined;
}

/** The request id of an order, from its body or its Idempotency-Key; undefined for neither. Throws VALIDATION_FAILED for two that differ. */
export function readRequestId(post: Named, { 'idempotency-key': key }: ChargeHeaders): string | undefined {
  const { request_id: id = key } = post;
  if (key !== undefined && key !== id) throw refusal(messages.requestIdsDiffer);
  return id;
}

/** The request id of an order that must have one. Throws VALIDATION_FAILED without. */
export function requireRequestId(post: Named, headers: ChargeHeaders): string {
  const id = readRequestId(post, headers);
  if (id === undefined) throw refusal(messages.requestIdInvalid);
  return id;
}

const refusal = (detail: string) => new AppError('VALIDATION_FAILED', { detail, fields: { request_id: detail } });
