/** How often something may be done within a span of time. */
interface Limit {
  /**
   * Where it is counted. `store`: in the database, for all processes together and over restarts, where the number is what
   * protects an account. `memory`: in each process for itself, where a limit only keeps the service answering.
   */
  in: 'store' | 'memory';
  times: number;
  seconds: number;
}

const HOUR = 3_600;
const DAY = 86_400;

/**
 * Every limit of the service. RATE_LIMIT_SCALE multiplies `times`. A known device is one on which the owner of the address has
 * logged in, signed up or reset the password since the password was set; a stranger is any other.
 */
export const limits = {
  /** Reads with a session, by member: one with several tabs open asks often. */
  readsOfMember: { in: 'memory', times: 1_200, seconds: 60 },
  /** Reads with an API key, by key. */
  readsOfKey: { in: 'memory', times: 600, seconds: 60 },
  /** All other calls with a session or an API key, by member. */
  callsOfMember: { in: 'memory', times: 600, seconds: 60 },
  /** All other calls, those with a wrong key among them, by network. */
  callsOfNetwork: { in: 'memory', times: 600, seconds: 60 },
  checkEmail: { in: 'memory', times: 60, seconds: 600 },
  findEmail: { in: 'memory', times: 20, seconds: HOUR },
  changePassword: { in: 'memory', times: 20, seconds: HOUR },
  /** Share links made, by network. */
  makeShare: { in: 'memory', times: 60, seconds: HOUR },
  /** Shared results, their pages and pictures, by network. */
  readShare: { in: 'memory', times: 300, seconds: 60 },
  /** Posts that end mails, by network: of mail programs they come from few. */
  unsubscribe: { in: 'memory', times: 600, seconds: 60 },
  /** Reports of errors in browsers, by network. */
  reportBrowserError: { in: 'memory', times: 30, seconds: 600 },
  /** Messages by which a member tries a webhook, by member: they go to others. */
  tryWebhook: { in: 'memory', times: 30, seconds: 600 },
  /** API keys made, addresses and secrets given to webhooks, by member: of each a mail tells the member. */
  openAccess: { in: 'store', times: 100, seconds: DAY },
  /** Passwords changed, passkeys and recovery codes made, by member: of each a mail tells the member, too. */
  changeAccess: { in: 'store', times: 30, seconds: DAY },
  /** Requests for a plan, by member: cancelled ones stay, and admins see them. */
  requestPlan: { in: 'store', times: 30, seconds: DAY },
  signUp: { in: 'memory', times: 20, seconds: HOUR },

  /** Wrong passwords, by known device and address. */
  logInOnKnownDevice: { in: 'store', times: 10, seconds: 900 },
  /** The same within a day: tells a device without a wrong try from the others. */
  logInOnKnownDeviceADay: { in: 'store', times: 50, seconds: DAY },
  /** Wrong passwords on all known devices of an address together. Never stops one that had no wrong try itself. */
  logInOnKnownDevices: { in: 'store', times: 50, seconds: DAY },
  /** Wrong passwords of strangers, by network and address. */
  logInFromNetwork: { in: 'store', times: 10, seconds: 900 },
  /** Wrong passwords of strangers, by address, from all networks: what bounds the guesses at one password. */
  logInOfStrangers: { in: 'store', times: 100, seconds: DAY },
  /** Wrong passwords of strangers, by network, at all addresses. */
  logInByNetwork: { in: 'store', times: 200, seconds: 900 },
  /** Right passwords, by known device, and of strangers together, by address: each costs a hash and leaves a session. */
  rightLogIn: { in: 'store', times: 100, seconds: 900 },
  /** Wrong current passwords in a session; a right one forgets them. */
  currentPassword: { in: 'store', times: 10, seconds: 900 },

  /**
   * Wrong recovery codes, by requester and member; a right one forgets them. There is no limit for all requesters together:
   * nobody guesses 80 random bits, and whoever has only the password could keep the owner out by it.
   */
  recoveryCode: { in: 'store', times: 10, seconds: 900 },

  /** Codes, by requester and address. */
  codeOfRequester: { in: 'store', times: 5, seconds: HOUR },
  /** Codes for strangers, by network. */
  codeByNetwork: { in: 'store', times: 60, seconds: HOUR },
  /** Codes for strangers, by address. Far more than anybody needs: it only bounds the mails that one address gets. */
  codeOfStrangers: { in: 'store', times: 240, seconds: DAY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
