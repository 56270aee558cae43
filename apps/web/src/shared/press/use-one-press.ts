import { useRef } from 'react';

/** The second press of a double click comes before the screen shows the first: it is the same one, and ends as that does. */
export function useOnePress<Content, Answer>(send: (content: Content) => Promise<Answer>) {
  const underWay = useRef<Promise<Answer>>(null);
  return (content: Content): Promise<Answer> => {
    underWay.current ??= send(content).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
}
