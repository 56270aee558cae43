/**
 * What the refusal of a mail means. `address-gone`: the address takes no mail any more. `address-doubtful`: the server gave no reason, so
 * it is the address or us. `our-fault`: our server, sender, quota or reputation is refused, whoever the recipient is. `later`: the
 * same mail may be accepted later.
 */
export const mailRefusals = ['address-gone', 'address-doubtful', 'our-fault', 'later'] as const;
export type MailRefusal = (typeof mailRefusals)[number];

/** Answer of a mail server to one command. */
export interface SmtpReply {
  /** `RCPT TO`, `DATA`, `MAIL FROM`, `AUTH PLAIN`, `EHLO`; `CONN` for the greeting. */
  command: string;
  /** Basic code (RFC 5321), e.g. 550. */
  code: number;
  /** Enhanced code (RFC 3463), e.g. "5.1.1"; null where the server gave none. */
  enhanced: string | null;
}

/** Commands that name the recipient, or end the mail to it. */
const aboutRecipient = new Set(['RCPT TO', 'DATA']);
/** Codes of RFC 5321 that a server without enhanced codes gives for an unknown mailbox, and for much else. */
const mailboxCodes = new Set([550, 551, 553]);
/** 5.1.7 and 5.1.8 are about the sender. */
const addressGone = /^5\.(?:1\.(?!0*[78]$)\d+|2\.1)$/;
/** The mailbox exists but takes nothing now: full, or a limit of its own. */
const mailboxBusy = /^5\.2\.(?!1$)\d+$/;

/** Returns what a refusal by a mail server means. */
export function meaningOfSmtp({ command, code, enhanced }: SmtpReply): MailRefusal {
  if (code < 500 || enhanced?.startsWith('4.') === true) return 'later';
  if (!aboutRecipient.has(command)) return 'our-fault';
  if (enhanced === null) return command === 'RCPT TO' && mailboxCodes.has(code) ? 'address-doubtful' : 'our-fault';
  if (addressGone.test(enhanced)) return 'address-gone';
  return mailboxBusy.test(enhanced) ? 'later' : 'our-fault';
}

/** Days on which an address must be doubtful before it counts as gone. A block of ours ends earlier. */
export const DOUBTFUL_DAYS = 3;

/**
 * What an answer of a push service means, by its status alone. `gone`: the browser has ended its subscription. `refused`: this message
 * never reaches this browser. `later`: the same message may be accepted later.
 */
export type PushMeaning = 'accepted' | 'gone' | 'refused' | 'later';

const PUSH_LATER = new Set([408, 425, 429]);

/** Returns what the status of a push service means for one browser. */
export function meaningOfPush(status: number): PushMeaning {
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 404 || status === 410) return 'gone';
  return status >= 500 || PUSH_LATER.has(status) ? 'later' : 'refused';
}
