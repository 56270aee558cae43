import { expect, it } from 'vitest';
import { createRightsRegister, publicRights } from './source-rights.ts';
import { withheldTexts } from './withheld-texts.ts';

const articles = [
  { id: 'a', link: 'https://news.example/a', source: 'naver' },
  { id: 'b', link: 'https://news.example/b', source: 'gdelt' },
  { id: 'c', link: 'https://news.example/c', source: 'unheard of' },
];
const events = [
  { id: 'both', articleIds: ['a', 'b'] },
  { id: 'free', articleIds: ['b'] },
  { id: 'unknown', articleIds: ['c'] },
];

it('withholds the articles of sources without redistribution, and every event that one of them reports', () => {
  const { links, eventIds } = withheldTexts({ articles, events }, createRightsRegister());
  expect([...links]).toEqual(['https://news.example/a', 'https://news.example/c']);
  expect([...eventIds]).toEqual(['both', 'unknown']);
});

it('withholds nothing that the operator declares free', () => {
  const declared = createRightsRegister({ naver: { ...publicRights.naver, redistribution: true } });
  const { links } = withheldTexts({ articles: articles.slice(0, 2), events }, declared);
  expect([...links]).toEqual([]);
});
