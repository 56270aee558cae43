import bcrypt from 'bcrypt';

/** What a hash costs is not what tests over HTTP are about; `password-hash.spec.ts` keeps it. */
const COST = 4;
Object.assign(bcrypt, { hash: async (password: string) => bcrypt.hashSync(password, COST) });
