import type { CaughtMail } from '@gaemi/embedded-mail/caught-mail';

export interface TestMail {
  smtpUrl: string;
  /** Returns every mail caught so far, newest first. */
  messages(): Promise<CaughtMail[]>;
  close(): Promise<void>;
}
