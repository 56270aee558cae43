import { type ComponentType, lazy } from 'react';

/** A component that is loaded when it is first shown, and that stays away where it cannot be: the screen does without it. */
export function lazyExtra<Props = object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
