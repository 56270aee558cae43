/** What the product should hold: who owns what, and which rights have ended. */
export interface World {
  members: Member[];
}

export interface Member {
  email: string;
  password: string;
  /** As the admin's screens know it. */
  id: string;
  withdrawn: boolean;
  sessions: Session[];
  keys: Key[];
  analyses: Analysis[];
  shares: Share[];
  /** Texts that stand in nobody else's answers: addresses, ids, tokens. */
  marks: Set<string>;
}

/** A log-in. An ended one is kept, since its cookie must not come back to life. */
export interface Session {
  cookie: string;
  ended: boolean;
}

export interface Key {
  id: string;
  key: string;
  scopes: readonly string[];
  ended: boolean;
}

export interface Analysis {
  requestId: string;
  /** Id of the combined result; null while it runs. */
  id: string | null;
  /** Whether a link to it may be made: sample data is never shared. */
  shareable: boolean;
}

export interface Share {
  token: string;
  of: Analysis;
  ended: boolean;
}

/** A member with a log-in. */
export interface Actor {
  member: Member;
  session: Session;
}

/** A key, analysis or link of a member, by a number that may be larger than there are. */
export type Thing = readonly [owner: Member, index: number];

export const newWorld = (): World => ({ members: [] });

export const membersIn = ({ members }: World): Member[] => members.filter(({ withdrawn }) => !withdrawn);

export const sessionsOf = ({ sessions }: Member): Session[] => sessions.filter(({ ended }) => !ended);

/** A new password or the withdrawal takes all of these away. */
export function endRights({ sessions, keys }: Member): void {
  for (const right of [...sessions, ...keys]) right.ended = true;
}

export function withdraw(member: Member): void {
  endRights(member);
  for (const share of member.shares) share.ended = true;
  member.withdrawn = true;
}

/** Texts of all others. */
export function marksBeside({ members }: World, own: Member | null): string[] {
  return members.filter((member) => member !== own).flatMap(({ marks }) => [...marks]);
}
