import { useEffect } from 'react';

/** Sets the window's title to `title | 개미렌즈`. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | 개미렌즈`;
  }, [title]);
}
