import { createECDH } from 'node:crypto';
import * as z from 'zod';
import { EnvironmentError } from './environment.ts';
import { requireWholePair } from './require-whole-pair.ts';

const keyOf = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `must be ${bytes} bytes in base64url`)
    .optional();

/** How push services recognise this service. Api and worker must have the same. */
export const pushVariables = {
  /** The key pair (VAPID); where it is not set, the service makes one and keeps it in the database. */
  VAPID_PUBLIC_KEY: keyOf(65),
  VAPID_PRIVATE_KEY: keyOf(32),
  /** How push services reach the operator. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address')
    .default('mailto:no-reply@gaemilens.example'),
  /** Origin of a push service inside our own network, which may be http. */
  PUSH_TRUSTED_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address without a path' })
    .transform((address) => new URL(address).origin)
    .optional(),
};

export interface PushSettings {
  /** Null where the service makes its own. */
  keys: { publicKey: string; privateKey: string } | null;
  subject: string;
  trustedOrigin: string | null;
}

/** Returns how messages are pushed. Throws EnvironmentError for half a key pair, and for keys that are no pair. */
export function readPushSettings(variables: z.infer<z.ZodObject<typeof pushVariables>>): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = variables;
  requireWholePair({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  const trustedOrigin = variables.PUSH_TRUSTED_ORIGIN ?? null;
  if (publicKey === undefined || privateKey === undefined) return { keys: null, subject, trustedOrigin };
  if (derivePublicKey(privateKey) !== publicKey) {
    throw new EnvironmentError(['VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: are not the two keys of a pair']);
  }
  return { keys: { publicKey, privateKey }, subject, trustedOrigin };
}

function derivePublicKey(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url');
  } catch {
    // No number below the order of the curve.
    return null;
  }
}
