import bcrypt from 'bcrypt';

const COST = 11;
/** bcrypt reads no further, so a longer password would be as good as its beginning. */
const MAX_BYTES = 72;

/** Hash of nobody's password, of the same cost: comparing with it takes as long as with a member's. */
const NOBODYS_HASH = bcrypt.hash(crypto.randomUUID(), COST);

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, COST);

/** Returns true when the password matches the hash; false without a hash (no such member), after the same time. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  const equal = await bcrypt.compare(password, hash ?? (await NOBODYS_HASH));
  return equal && hash !== undefined && Buffer.byteLength(password) <= MAX_BYTES;
}
