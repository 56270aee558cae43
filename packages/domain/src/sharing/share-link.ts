import type { RightsRegister } from '../rights/source-rights.ts';
import { isSynthetic } from '../sources.ts';

/** Days for which a share link shows its analysis. */
export const SHARE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Returns the moment at which a share link made now ends. */
export const shareEnd = (now: Date): Date => new Date(now.getTime() + SHARE_DAYS * DAY_MS);

/** Reason why an analysis is not shown to everybody. */
export type ShareRefusal = 'SHARE_OF_SAMPLE' | 'SHARE_NOT_ALLOWED';

/**
 * Returns why an analysis of articles from these sources may not be shared; null when it may. Sample data never is, and
 * neither is a result of which no text at all may leave the service.
 */
export function shareRefusal(sources: ReadonlySet<string>, register: RightsRegister): ShareRefusal | null {
  const names = [...sources];
  if (names.some(isSynthetic)) return 'SHARE_OF_SAMPLE';
  return names.some((name) => register.rightsOf(name).redistribution) ? null : 'SHARE_NOT_ALLOWED';
}
