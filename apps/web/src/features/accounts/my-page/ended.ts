import { ApiError, type ApiErrorCode } from '../../../shared/api/api-error.ts';

/** Waits for a call that ends something. A refusal by `gone` is no failure: it is over already, as was asked for. */
export async function ended(call: Promise<unknown>, gone: ApiErrorCode): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === gone)) throw error;
  }
}
