import { startEmbeddedMail } from '@gaemi/embedded-mail/server';
import { givenMail } from './given-mail.ts';
import type { TestMail } from './test-mail.ts';

/**
 * Starts a mail server that catches everything in memory. With SMTP_URL, uses the Mailpit at that address; every caller
 * sees only its own mails. MAILBOX_URL is the address of its HTTP API, unless it is on port 8025 of the same host.
 */
export async function startTestMail(): Promise<TestMail> {
  const given = process.env.SMTP_URL;
  if (given !== undefined && given !== '') {
    return givenMail(given, process.env.MAILBOX_URL ?? `http://${new URL(given).hostname}:8025`);
  }
  const { smtpUrl, messages, close } = await startEmbeddedMail({});
  return { smtpUrl, messages, close };
}
