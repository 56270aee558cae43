import { describe, expect, it } from 'vitest';
import { openMailStore } from './mail-store.ts';

const mail = (subject: string) => ({
  from: 'a@b.kr',
  to: ['c@d.kr'],
  subject,
  preview: '',
  receivedAt: '2026-11-21T00:00:00.000Z',
  size: 1,
  text: null,
  html: null,
  attachments: [],
});

describe('openMailStore', () => {
  it('drops the oldest mails beyond its limit', () => {
    const store = openMailStore(null, 2);
    for (const subject of ['one', 'two', 'three']) store.add(mail(subject));
    expect(store.list().map((kept) => kept.subject)).toEqual(['three', 'two']);
    store.close();
  });
});
