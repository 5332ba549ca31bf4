import { agency, chatGreeting, mainNavigation, quoteAction } from 'agency-content';
import { AgencyProvider, ChatAppButton, Logo, SiteHeader, SkipLink, ToastProvider, VisuallyHidden } from 'agency-ui';
import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary.js';
import { island, notifyHydrated } from './Island.js';
import { findRoute, pageDataOf } from './routes.js';
import { SiteLink } from './SiteLink.js';
import { isFirstPage, useRouteChange } from './useRouteChange.js';

const Footer = island(() => import('./islands/Footer.js'));
export const frameIslands = [Footer];

/** The layout of every page: skip link, header, page, footer, chat button. */
export function App() {
  const [path] = useLocation();
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
          overHero={path === '/'}
        />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary key={path} container={() => document.getElementById('main')} reload={!isFirstPage(path)}>
            <Suspense>
              <Page path={path} announce={announce} />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
        <ChatAppButton phone={phone} greeting={chatGreeting} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </ToastProvider>
    </AgencyProvider>
  );
}

function Page({ path, announce }: { path: string; announce: (title: string) => void }) {
  const match = findRoute(path);
  const { load } = match.route;
  const page = load.loaded ?? use(load());
  useRouteChange(path, match.route, pageDataOf(match, page).title, announce);
  useEffect(notifyHydrated, []);
  return <page.default {...match.parameters} />;
}
