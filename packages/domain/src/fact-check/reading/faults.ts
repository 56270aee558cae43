/**
 * What can be wrong with a sentence about its source:
 *
 * - `length`: too long to be checked.
 * - `figure`: a figure that the source does not have.
 * - `unit`: the source has the number with another unit.
 * - `sign`: a loss told as a profit or the reverse, a minus lost or added.
 * - `direction`: a rise told as a fall or the reverse.
 * - `metric`: the figure belongs to another noun, or the sentence names a noun of which the source does not speak.
 * - `order`: old and new value exchanged.
 * - `period`: another period.
 * - `part`: a part told as the whole or the reverse.
 * - `actor`: somebody else did it.
 * - `name`: a company, brokerage, authority or person that the source does not name.
 * - `stage`: done instead of planned, planned instead of withdrawn and so on.
 * - `outcome`: the opposite deed.
 * - `particle`: a particle that does not fit its word.
 */
export const faults = [
  'length',
  'figure',
  'unit',
  'sign',
  'direction',
  'metric',
  'order',
  'period',
  'part',
  'actor',
  'name',
  'stage',
  'outcome',
  'particle',
] as const;
export type Fault = (typeof faults)[number];
