import type { Venue } from '@gaemi/domain/accumulation/venue';
import { EnvironmentError } from './environment.ts';
import type { SourceVariables } from './environment-fields.ts';

/** Kiwoom's sandbox host; it has the trades of one venue only. */
const kiwoomMock = { host: 'mockapi.kiwoom.com', venue: 'KRX' } as const;

/** Chooses the venue of Kiwoom's trades. @throws EnvironmentError */
export function chooseVenue({ KIWOOM_API_URL: baseUrl, KIWOOM_VENUE: venue }: SourceVariables): Venue {
  if (new URL(baseUrl).hostname !== kiwoomMock.host) return venue ?? 'KRX+NXT';
  if (venue !== undefined && venue !== kiwoomMock.venue) {
    throw new EnvironmentError([`KIWOOM_VENUE: must be ${kiwoomMock.venue} at ${kiwoomMock.host}`]);
  }
  return kiwoomMock.venue;
}
