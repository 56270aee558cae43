import { startEmbeddedMail } from '@gaemi/embedded-mail/server';
import { givenMail } from './given-mail.ts';
import type { TestMail } from './test-mail.ts';

/**
 * A mail server that catches everything in memory; with SMTP_URL the Mailpit at that address, of which every caller sees
 * its own mails only. MAILBOX_URL says where its HTTP API is, if not on port 8025 of the same host.
 */
export async function startTestMail(): Promise<TestMail> {
  const given = process.env.SMTP_URL;
  if (given !== undefined && given !== '') {
    return givenMail(given, process.env.MAILBOX_URL ?? `http://${new URL(given).hostname}:8025`);
  }
  const { smtpUrl, messages, close } = await startEmbeddedMail({});
  return { smtpUrl, messages, close };
}
