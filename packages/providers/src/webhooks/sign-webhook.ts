import { Webhook } from 'standardwebhooks';

/** What a signature of Standard Webhooks covers, and the key (`whsec_…`). `at` is the moment of the try. */
export interface SignedParts {
  secret: string;
  id: string;
  at: Date;
  body: string;
}

export const signWebhook = ({ secret, id, at, body }: SignedParts): string => new Webhook(secret).sign(id, at, body);
