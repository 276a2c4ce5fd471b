import { addressIn, readAddress } from '@artesian/domain/texts/languages';
import { language } from '@artesian/domain/texts/translate';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type LocationRewrite,
  type RouterHistory,
} from '@tanstack/react-router';
import { loaderOf } from './screen-loaders.ts';
import { screens } from './screens/all-screens.ts';
import type { Layout } from './screens/screen.ts';
import { askAhead } from './shell/ask-ahead.ts';
import { CrashedScreen } from './shell/failures/CrashedScreen.tsx';
import { frameSkeletons, layouts } from './shell/frames/layouts.tsx';
import { Root } from './shell/Root.tsx';
import { LoadingView } from './ui/LoadingView.tsx';
import { ScreenSkeleton } from './ui/ScreenSkeleton.tsx';

/** A router over the table of screens; tests pass a history of their own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: createRouteTree(),
    ...(language() !== 'en' && { rewrite: inLanguage }),
    ...(history && { history }),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: CrashedScreen,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./shell/failures/MissingPage.tsx'), 'MissingPage'),
    notFoundMode: 'root',
  });
}

/** Addresses outside begin with the language, those within do not. */
const inLanguage: LocationRewrite = {
  input: ({ url }) => withPath(url, readAddress(url.pathname).page),
  output: ({ url }) => withPath(url, addressIn(language(), url.pathname)),
};

function withPath(url: URL, pathname: string): URL {
  url.pathname = pathname;
  return url;
}

function createRouteTree() {
  const root = createRootRoute({ component: Root });
  const names = Object.keys(layouts) as Layout[];
  return root.addChildren(
    names.map((name) => {
      const layout = createRoute({
        getParentRoute: () => root,
        id: name,
        component: layouts[name],
        // The frame comes first: nobody looks at an empty page.
        pendingMs: 0,
        pendingComponent: frameSkeletons[name],
      });
      return layout.addChildren(
        screens
          .filter((screen) => screen.layout === name)
          .map((screen) =>
            createRoute({
              getParentRoute: () => layout,
              path: routerPath(screen.path),
              loader: ({ params }) => askAhead(screen, params),
              ...(name === 'map' && { pendingComponent: LoadingView }),
              component: lazyRouteComponent(loaderOf(screen.path)),
              staticData: { screen },
            }),
          ),
      );
    }),
  );
}

/** `/wells/{id}/{page?}` in the router's words: `/wells/$id/{-$page}`. */
const routerPath = (path: string) => path.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1');
