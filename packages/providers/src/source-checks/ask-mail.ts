import { createMailSender } from '../mail/mail-sender.ts';
import type { AskSource } from './source-answer.ts';

/** Greets the mail server and logs in; no mail is sent. */
export const askMail =
  (settings: { smtpUrl: string; from: string }): AskSource =>
  async () => {
    const sender = createMailSender(settings);
    try {
      await sender.requireLogin?.();
    } finally {
      sender.close();
    }
    const loggedIn = new URL(settings.smtpUrl).username !== '';
    return { detail: loggedIn ? 'the mail server accepts the log-in' : 'the mail server answers; it has no log-in' };
  };
