import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Preload } from '../shared/preload.ts';
import { PageSkeleton } from '../ui/page/page-skeleton.tsx';

/** What the script of a screen brings. */
export interface LoadedScreen {
  Component: ComponentType;
  /** For members: starts the first fetches, before the screen is drawn. */
  preload?: Preload;
}

export interface LazyScreen {
  loaded: LoadedScreen | undefined;
  load: () => Promise<LoadedScreen>;
}

/** A route of the app. What the router's own data routes do (`lazy`, `loader`) costs 14 kB before the log-in. */
export type AppRoute = Pick<RouteObject, 'path' | 'element' | 'Component'> & {
  handle?: LazyScreen;
  children?: AppRoute[];
};

/** A route whose script is loaded when it is opened; a skeleton stands there meanwhile. */
export function lazyScreen(path: string, load: () => Promise<LoadedScreen>): AppRoute {
  let loading: Promise<LoadedScreen> | undefined;
  const screen: LazyScreen = {
    loaded: undefined,
    load: () => {
      loading ??= load().then(
        (loaded) => {
          screen.loaded = loaded;
          return loaded;
        },
        (error: unknown) => {
          // Who opens the screen again asks for it again.
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return { path, element: <Screen screen={screen} />, handle: screen };
}

/** No `React.lazy`: React keeps what follows a fallback back for a third of a second. */
function Screen({ screen }: { screen: LazyScreen }) {
  const [loaded, setLoaded] = useState(screen.loaded);
  useEffect(() => {
    let isShown = true;
    screen.load().then(
      (now) => isShown && startTransition(() => setLoaded(now)),
      (error: unknown) =>
        isShown &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      isShown = false;
    };
  }, [screen]);
  return loaded === undefined ? <PageSkeleton /> : <loaded.Component />;
}
