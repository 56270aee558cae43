import type { TestApi } from './start-test-api.ts';

let members = 0;

/** A new member (grade new, so tier medium) with this much credit, logged in, and what the analyses have cost. */
export async function chargedMember(api: TestApi, credit = 100) {
  members += 1;
  const email = `charged${members}@example.com`;
  const { _id } = await api.addMember(email, { credit });
  return {
    _id,
    browser: await api.logIn(email),
    creditNow: async () => (await api.users.findByEmail(email))?.credit,
    /** Charges in the credit log. */
    charges: () => api.connection.collection('credit_logs').countDocuments({ userId: _id, reference: /^charge/ }),
  };
}
