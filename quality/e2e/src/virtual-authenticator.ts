import type { Page } from '@playwright/test';

/** Chromium's own authenticator: a device whose user is verified at once. */
export interface VirtualAuthenticator {
  /** The device stops or begins again to recognise its user. */
  recogniseUser(isRecognised: boolean): Promise<void>;
  /** Its passkeys are gone: the device was lost. */
  loseKeys(): Promise<void>;
  /** Number of passkeys on the device. */
  count(): Promise<number>;
}

/** Gives the page's browser an authenticator with user verification. */
export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recogniseUser: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    loseKeys: async () => {
      await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    },
    count: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
