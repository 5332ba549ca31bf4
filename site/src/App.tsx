import { agency, chatGreeting, mainNavigation, quoteAction } from 'agency-content';
import { AgencyProvider, ChatAppButton, Logo, SiteHeader, SkipLink, ToastProvider, VisuallyHidden } from 'agency-ui';
import { Suspense, use, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from './lazy-part.js';
import { PageBoundary } from './PageBoundary.js';
import { findRoute, type MatchedRoute, titleOf } from './routes.js';
import { SiteLink } from './SiteLink.js';
import { useEarlyLinks } from './useEarlyLinks.js';
import { useRouteChange } from './useRouteChange.js';

const Foot = lazyPart(() => import('./parts/Foot.js'));

/** What of the frame has code of its own. */
export const frameParts = [Foot];

/** The frame of every page: skip link, header, the route's page, footer, chat button. */
export function App() {
  const [path, navigate] = useLocation();
  useEarlyLinks(navigate);
  const match = findRoute(path);
  const [announcement, announce] = useState('');
  const { name, nameAccent, mark, phone } = agency;
  return (
    <AgencyProvider linkComponent={SiteLink}>
      <ToastProvider>
        <SkipLink />
        <SiteHeader
          logo={<Logo name={name} accent={nameAccent} mark={mark} />}
          entries={mainNavigation}
          action={quoteAction}
          currentPath={path}
          overHero={match.route.startsWithHero}
        />
        <main id="main" tabIndex={-1}>
          <PageBoundary key={path}>
            <Suspense>
              <Page match={match} path={path} announce={announce} />
            </Suspense>
          </PageBoundary>
        </main>
        <Foot />
        <ChatAppButton phone={phone} greeting={chatGreeting} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </ToastProvider>
    </AgencyProvider>
  );
}

interface PageProps {
  match: MatchedRoute;
  path: string;
  announce: (words: string) => void;
}

function Page({ match, path, announce }: PageProps) {
  const page = use(match.route.load());
  useRouteChange(path, titleOf(match, page), announce);
  return <page.default {...match.parameters} />;
}
