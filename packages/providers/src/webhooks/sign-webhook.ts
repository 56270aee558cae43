import { Webhook } from 'standardwebhooks';

/** What signatures of Standard Webhooks cover, and their keys (`whsec_…`). `at` is the moment of the try. */
export interface SignedParts {
  secrets: readonly string[];
  id: string;
  at: Date;
  body: string;
}

/** Returns a signature by each key, apart by spaces: one of them is enough for the receiver. */
export const signWebhook = ({ secrets, id, at, body }: SignedParts): string =>
  secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ');
