import { randomBytes } from 'node:crypto';
import { equalHashes, type KeyedHash } from '../keyed-hash.ts';

/** Content of a browser's cookie: the device, and the addresses that somebody proved on it to own. */
export interface Device {
  id: string;
  /** One mark for each such address, newest first. A mark does not reveal the address. */
  marks: readonly string[];
}

/** Addresses that one device is known for; the oldest makes room. */
const MAX_MARKS = 5;
const ID = /^[A-Za-z0-9_-]{22}$/;

export const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), marks: [] });

/** Writes and reads device cookies: `id.mark.mark.signature`. A mark is a keyed hash of device and address. */
export class DeviceCookies {
  private readonly hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.hash = hash;
  }

  write({ id, marks }: Device): string {
    const content = [id, ...marks].join('.');
    return `${content}.${this.hash(content)}`;
  }

  /** Undefined for anything that this service did not write. */
  read(cookie: string | undefined): Device | undefined {
    const end = cookie?.lastIndexOf('.') ?? -1;
    if (cookie === undefined || end < 0) return undefined;
    if (!equalHashes(this.hash(cookie.slice(0, end)), cookie.slice(end + 1))) return undefined;
    const [id = '', ...marks] = cookie.slice(0, end).split('.');
    return ID.test(id) ? { id, marks } : undefined;
  }

  /** The device, known for one more address. */
  knowing(device: Device, email: string): Device {
    const mark = this.markOf(device, email);
    return { ...device, marks: [mark, ...device.marks.filter((other) => other !== mark)].slice(0, MAX_MARKS) };
  }

  knows(device: Device, email: string): boolean {
    return device.marks.includes(this.markOf(device, email));
  }

  private markOf({ id }: Device, email: string): string {
    return this.hash(`${id}\n${email}`);
  }
}
