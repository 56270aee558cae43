import { useRef } from 'react';

/**
 * The second press of a double click comes before the screen shows the first: with the same content it is the same one, and ends as that
 * does.
 */
export function useOnePress<Content, Answer>(send: (content: Content) => Promise<Answer>) {
  const underWay = useRef<{ content: string; answer: Promise<Answer> }>(null);
  return (content: Content): Promise<Answer> => {
    const sent = JSON.stringify(content) ?? '';
    if (underWay.current?.content === sent) return underWay.current.answer;
    const press = {
      content: sent,
      answer: send(content).finally(() => {
        if (underWay.current === press) underWay.current = null;
      }),
    };
    underWay.current = press;
    return press.answer;
  };
}
