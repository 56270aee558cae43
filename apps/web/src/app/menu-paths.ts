import type { Service } from '../shared/session/selected-service.ts';

// Apart from the menus: the first screen asks for these, but shows no menu.

/** Screens that belong to news whatever was selected last. */
export const newsPaths = new Set(['/search', '/analysis', '/favorite', '/subscribe', '/sample']);

const otherMenuPaths = /^\/(mjb(-search|-favorite)?|mypage(\/alerts)?|admin|chart|(stock|event)\/.+)$/;

/** Whether a screen shows a menu; those before log-in and the choice of the service do not. */
export function hasMenu(path: string): boolean {
  return newsPaths.has(path) || otherMenuPaths.test(path);
}

/** The service whose accent a screen wears: the selected one, but black on the accumulation screens. */
export function accentOf(path: string, selected: Service): Service {
  return path.startsWith('/mjb') ? 'mjb' : selected;
}
