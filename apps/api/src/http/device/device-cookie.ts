import { randomBytes } from 'node:crypto';
import { equalHashes, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';

/** An address that somebody proved on a device to own, by its password or by a mailed code. */
interface Mark {
  /** Day of the proof, counted from 1970. */
  day: number;
  /** Keyed hash of device and address. */
  address: string;
  /** Keyed hash of device, address and the password of that time: with a new password it fits no more. */
  password: string;
}

/** Content of a browser's cookie: the device, and the addresses that were proved on it. */
export interface Device {
  id: string;
  /** One for each address, newest first. A mark does not reveal the address. */
  marks: readonly Mark[];
}

/** An address with the hash of its member's password; null where it has no member. */
export interface Account {
  email: string;
  passwordHash: string | null;
}

/** Addresses that one device is known for; the oldest makes room. */
const MAX_MARKS = 5;
/** A mark counts for this long. */
export const MARK_DAYS = 365;
const DAY_MS = 86_400_000;
/** 132 bits: the signature guards the cookie, a mark only has to tell addresses and passwords apart. */
const MARK_CHARACTERS = 22;
const ID = /^[A-Za-z0-9_-]{22}$/;
const MARK = /^(\d{1,6})~([A-Za-z0-9_-]{22})~([A-Za-z0-9_-]{22})$/;

export const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), marks: [] });

/** Writes and reads device cookies: `id.mark.mark.signature`, a mark being `day~address~password`. */
export class DeviceCookies {
  private readonly hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.hash = hash;
  }

  write({ id, marks }: Device): string {
    const content = [id, ...marks.map(({ day, address, password }) => `${day}~${address}~${password}`)].join('.');
    return `${content}.${this.hash(content)}`;
  }

  /** Undefined for anything that this service did not write. */
  read(cookie: string | undefined): Device | undefined {
    const end = cookie?.lastIndexOf('.') ?? -1;
    if (cookie === undefined || end < 0) return undefined;
    if (!equalHashes(this.hash(cookie.slice(0, end)), cookie.slice(end + 1))) return undefined;
    const [id = '', ...marks] = cookie.slice(0, end).split('.');
    return ID.test(id) ? { id, marks: marks.flatMap(readMark) } : undefined;
  }

  /** The device, known for one more account from now on. */
  knowing(device: Device, account: Account, now: Date): Device {
    const address = this.addressMark(device, account.email);
    const mark = { day: dayOf(now), address, password: this.passwordMark(device, account) };
    return {
      ...device,
      marks: [mark, ...device.marks.filter((other) => other.address !== address)].slice(0, MAX_MARKS),
    };
  }

  /** Returns true when the address was proved on the device, under this password or a former one. */
  hasProved(device: Device, email: string, now: Date): boolean {
    return this.markOf(device, email, now) !== undefined;
  }

  /** Returns true when the address was proved on the device under the account's current password. */
  knows(device: Device, account: Account, now: Date): boolean {
    return this.markOf(device, account.email, now)?.password === this.passwordMark(device, account);
  }

  private markOf(device: Device, email: string, now: Date): Mark | undefined {
    const address = this.addressMark(device, email);
    return device.marks.find((mark) => mark.address === address && dayOf(now) - mark.day <= MARK_DAYS);
  }

  private addressMark({ id }: Device, email: string): string {
    return this.hash(`${id}\n${email}`).slice(0, MARK_CHARACTERS);
  }

  private passwordMark({ id }: Device, { email, passwordHash }: Account): string {
    return this.hash(`${id}\n${email}\n${passwordHash ?? ''}`).slice(0, MARK_CHARACTERS);
  }
}

const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

function readMark(text: string): Mark[] {
  const [, day, address, password] = MARK.exec(text) ?? [];
  return address === undefined || password === undefined ? [] : [{ day: Number(day), address, password }];
}
