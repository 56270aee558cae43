/** Raised when the demo cannot be filled in; the message is one clear line. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}
