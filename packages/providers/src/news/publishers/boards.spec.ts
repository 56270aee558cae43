import { expect, it } from 'vitest';
import { isBoard } from './boards.ts';

it.each([
  ['https://pann.nate.com/talk/1', true],
  ['https://m.blog.naver.com/someone/2', true],
  ['https://someone.tistory.com/3', true],
  ['https://mlbpark.donga.com/mp/b.php', true],
  ['https://news.nate.com/view/1', false],
  ['https://www.donga.com/news/1', false],
  ['https://n.news.naver.com/mnews/article/001/1', false],
  ['https://fox.com/x', false],
])('%s is a board: %s', (link, board) => {
  expect(isBoard(link)).toBe(board);
});
