import { ProviderError } from '../../provider-error.ts';

const refusals: Readonly<Record<string, string>> = {
  '010': 'the key is not registered',
  '011': 'the key is disabled',
  '012': 'this address may not use the key',
  '021': 'asked about too many companies',
  '100': 'refused a parameter',
  '101': 'refused the request',
  '901': 'the account of the key has expired',
};

/**
 * Returns whether an answer has data: true for 000, false for 013 (no data) and 014 (no file).
 * @throws ProviderError for every other status, in words of ours: OpenDART's own message may repeat the request
 */
export function hasData(status: string): boolean {
  if (status === '000') return true;
  if (status === '013' || status === '014') return false;
  const refusal = refusals[status];
  if (refusal !== undefined) throw new ProviderError('dart', 'refused', { message: `${refusal} (${status})` });
  if (status === '020') throw new ProviderError('dart', 'quota', { message: 'the calls of the key are used up (020)' });
  if (status === '800') throw new ProviderError('dart', 'unreachable', { message: 'closed for maintenance (800)' });
  if (status === '900') throw new ProviderError('dart', 'unreachable', { message: 'failed without a reason (900)' });
  const known = /^\d{3}$/.test(status) ? ` (${status})` : '';
  throw new ProviderError('dart', 'malformed', { message: `answered an unknown status${known}` });
}

/** Returns the status of an XML envelope, which OpenDART sends in place of a file. */
export function envelopeStatus(text: string): string | undefined {
  return /<result>[\s\S]{0,500}?<status>\s*(\d{3})\s*<\/status>/.exec(text.slice(0, 2_000))?.[1];
}
