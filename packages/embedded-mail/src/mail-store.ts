import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CaughtMail, MailSummary } from './caught-mail.ts';

/** Store of the newest mails, up to its limit, newest first. */
export interface MailStore {
  add(mail: Omit<CaughtMail, 'id'>): void;
  list(): MailSummary[];
  find(id: string): CaughtMail | null;
  all(): CaughtMail[];
  clear(): void;
  close(): void;
}

/**
 * Opens the store.
 * @param dataDir folder of `mail.db`, created when missing; `null` stores the mails in memory
 * @param limit maximum number of mails; the oldest beyond it are removed
 */
export function openMailStore(dataDir: string | null, limit: number): MailStore {
  // Mails carry verification codes, so only the owner may read the folder.
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(dataDir === null ? ':memory:' : join(dataDir, 'mail.db'));
  db.exec('PRAGMA journal_mode = WAL');
  // AUTOINCREMENT prevents the reuse of ids after the mailbox was emptied.
  db.exec(
    'CREATE TABLE IF NOT EXISTS mail (id INTEGER PRIMARY KEY AUTOINCREMENT, summary TEXT NOT NULL, bodies TEXT NOT NULL)',
  );
  const insert = db.prepare('INSERT INTO mail (summary, bodies) VALUES (?, ?)');
  const dropOld = db.prepare('DELETE FROM mail WHERE id <= (SELECT id FROM mail ORDER BY id DESC LIMIT 1 OFFSET ?)');
  const summaries = db.prepare('SELECT id, summary FROM mail ORDER BY id DESC');
  const one = db.prepare('SELECT id, summary, bodies FROM mail WHERE id = ?');
  const every = db.prepare('SELECT id, summary, bodies FROM mail ORDER BY id DESC');
  const clear = db.prepare('DELETE FROM mail');

  return {
    add({ text, html, attachments, ...summary }) {
      insert.run(JSON.stringify(summary), JSON.stringify({ text, html, attachments }));
      dropOld.run(limit);
    },
    list: () => summaries.all().map((row) => ({ id: String(row.id), ...JSON.parse(String(row.summary)) })),
    find(id) {
      const row = /^\d{1,15}$/.test(id) ? one.get(Number(id)) : undefined;
      return row === undefined ? null : toMail(row);
    },
    all: () => every.all().map(toMail),
    clear: () => void clear.run(),
    close: () => db.close(),
  };
}

function toMail(row: Record<string, unknown>): CaughtMail {
  return { id: String(row.id), ...JSON.parse(String(row.summary)), ...JSON.parse(String(row.bodies)) };
}
