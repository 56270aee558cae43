import type { CaughtMail } from '@gaemi/embedded-mail/caught-mail';

export interface TestMail {
  smtpUrl: string;
  /** Every mail caught so far, newest first. */
  messages(): Promise<CaughtMail[]>;
  close(): Promise<void>;
}
