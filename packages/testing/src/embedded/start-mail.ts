import { type CaughtMail, startEmbeddedMail } from '@gaemi/embedded-mail/server';

export interface TestMail {
  smtpUrl: string;
  /** Every mail caught so far, newest first. */
  messages(): Promise<CaughtMail[]>;
  close(): Promise<void>;
}

/** A mail server that catches everything in memory; with SMTP_URL the one at that address, whose mails cannot be read. */
export async function startTestMail(): Promise<TestMail> {
  const given = process.env.SMTP_URL;
  if (given !== undefined && given !== '') {
    return {
      smtpUrl: given,
      messages: () => Promise.reject(new Error('messages works with the embedded mail only; SMTP_URL is set')),
      close: async () => {},
    };
  }
  const { smtpUrl, messages, close } = await startEmbeddedMail({});
  return { smtpUrl, messages, close };
}
