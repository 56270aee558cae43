/**
 * Loaded before an app: a variable that may be a secret can be given as a file, `SESSION_SECRET_FILE=/keys/session-secret`
 * for `SESSION_SECRET`. A value that is set itself goes first; a file that cannot be read stops the start with one line.
 */
import { readFileSync } from 'node:fs';

const secrets = [
  'MONGODB_URI',
  'SMTP_URL',
  'SESSION_SECRET',
  'WITHDRAWN_EMAIL_SECRET',
  'ADMIN_PASSWORD',
  'VAPID_PRIVATE_KEY',
  'DART_API_KEY',
  'NAVER_CLIENT_ID',
  'NAVER_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'KIWOOM_APP_KEY',
  'KIWOOM_SECRET_KEY',
  'KIS_APP_KEY',
  'KIS_APP_SECRET',
];

for (const name of secrets) {
  const file = process.env[`${name}_FILE`];
  if (file === undefined || file === '' || (process.env[name] ?? '') !== '') continue;
  try {
    process.env[name] = readFileSync(file, 'utf8').trim();
    // Says of a value that nobody chose it.
    const generated = process.env[`${name}_FILE_GENERATED`];
    if (generated !== undefined) process.env[`${name}_GENERATED`] = generated;
  } catch {
    process.stderr.write(`${name}_FILE: cannot be read\n`);
    process.exit(1);
  }
}
