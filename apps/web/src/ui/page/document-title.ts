import { useEffect } from 'react';

/** Titles of what is on the screen; the detail names it before the screen that it stands in. */
const titles: Record<'screen' | 'detail', string | undefined> = { screen: undefined, detail: undefined };

/** Sets the window's title to `title | 개미렌즈`; undefined while it is not known. */
export function useDocumentTitle(title: string | undefined, of: 'screen' | 'detail' = 'screen'): void {
  useEffect(() => {
    titles[of] = title;
    const shown = titles.detail ?? titles.screen;
    if (shown !== undefined) document.title = `${shown} | 개미렌즈`;
    return () => {
      titles[of] = undefined;
      if (of === 'detail' && titles.screen !== undefined) document.title = `${titles.screen} | 개미렌즈`;
    };
  }, [title, of]);
}
