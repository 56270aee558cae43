import { expect, it, vi } from 'vitest';
import { toolResult } from './tool-result.ts';

it('says in the text alone how many entries only the structure has', async () => {
  const answerWith = async (unlisted: number) => {
    const { content, structuredContent } = await toolResult(async () => ({
      lines: ['소식 12건이에요.'],
      fenced: '글',
      unlisted,
      structure: {},
    }));
    return { text: content[0]?.type === 'text' ? content[0].text : '', message: structuredContent?.message };
  };
  const message = '소식 12건이에요.';
  expect(await answerWith(4)).toEqual({
    text: `${message}\n이 글에 없는 4건은 structuredContent에 있어요.\n\n글`,
    message,
  });
  expect(await answerWith(0)).toEqual({ text: `${message}\n\n글`, message });
});

it('says that the versions may differ where an answer lacks what it reads, and logs where it broke', async () => {
  using log = vi.spyOn(console, 'error').mockReturnValue();
  const mistake = new TypeError("Cannot read properties of undefined (reading 'map')");
  const { isError, content } = await toolResult(() => Promise.reject(mistake));
  expect(isError).toBe(true);
  expect(content[0]).toMatchObject({
    text: expect.stringMatching(/같은 버전으로 설치해주세요\. \(VERSION_DIFFERS\)$/),
  });
  expect(log.mock.calls).toEqual([[mistake]]);
});
