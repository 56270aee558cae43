import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseEnvironment } from './environment.ts';
import { pushVariables, readPushSettings } from './push-settings.ts';

// The pair of RFC 8291, appendix A, and another private key.
const publicKey = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const other = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

const read = (variables: Record<string, string>) =>
  readPushSettings(parseEnvironment(z.object(pushVariables), variables));

describe('the settings for push services', () => {
  it('need nothing', () => {
    const subject = 'mailto:no-reply@gaemilens.example';
    expect(read({})).toEqual({ keys: null, subject, trustedOrigin: null });
  });

  it('take a pair of keys, an address and a push service inside', () => {
    const variables = {
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'https://lens.example/contact',
      PUSH_TRUSTED_ORIGIN: 'http://push.internal:8080/',
    };
    expect(read(variables)).toEqual({
      keys: { publicKey, privateKey },
      subject: 'https://lens.example/contact',
      trustedOrigin: 'http://push.internal:8080',
    });
  });

  it.each([
    [{ VAPID_PUBLIC_KEY: publicKey }, 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: must be set together'],
    [{ VAPID_PRIVATE_KEY: privateKey }, 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: must be set together'],
    [{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: other }, 'are not the two keys of a pair'],
    [{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: '_'.repeat(43) }, 'are not the two keys of a pair'],
    [{ VAPID_PUBLIC_KEY: publicKey.slice(1), VAPID_PRIVATE_KEY: privateKey }, 'must be 65 bytes in base64url'],
    [{ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: 'a b' }, 'VAPID_PRIVATE_KEY: must be base64url'],
    [{ VAPID_SUBJECT: 'operator' }, 'VAPID_SUBJECT: must be a mailto: or https: address'],
    [{ PUSH_TRUSTED_ORIGIN: 'push' }, 'PUSH_TRUSTED_ORIGIN: must be an http(s) address without a path'],
  ])('name what is wrong, and no key: %o', (variables, line) => {
    expect(() => read(variables)).toThrow(line);
    expect(() => read(variables)).not.toThrow(privateKey);
  });
});
