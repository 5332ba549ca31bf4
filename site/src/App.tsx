import { agency, chatGreeting, footerLinks, loadingMessage, mainNavigation, quoteAction } from 'agency-content';
import {
  AgencyProvider,
  ChatAppButton,
  Logo,
  PauseAnimationsButton,
  SiteFooter,
  SiteHeader,
  SkipLink,
  ToastProvider,
  VisuallyHidden,
} from 'agency-ui';
import { type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary.js';
import { notifyHydrated } from './Island.js';
import { findRoute, pageDataOf } from './router.js';
import { SiteLink } from './SiteLink.js';
import { navigation } from './site-navigation.js';
import { useRouteChange } from './useRouteChange.js';

interface FrameProps {
  path: string;
  /** Announced to screen readers when it changes. */
  announcement?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** The layout of every page: skip link, header, page, footer, chat button. */
export function Frame({ path, announcement, children }: FrameProps) {
  const { name, nameHighlight, mark, phone } = agency;
  return (
    <AgencyProvider linkComponent={SiteLink}>
      <ToastProvider>
        <SkipLink />
        <SiteHeader
          logo={<Logo name={name} highlightText={nameHighlight} mark={mark} />}
          entries={mainNavigation}
          action={quoteAction}
          currentPath={path}
          transparent={path === '/'}
        />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter agency={agency} {...footerLinks} settings={<PauseAnimationsButton />} />
        <ChatAppButton phone={phone} greeting={chatGreeting} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </ToastProvider>
    </AgencyProvider>
  );
}

/** The current path's page, inside the frame. */
export function App() {
  const [path] = useLocation();
  const { arrival } = navigation.useShown();
  const isSlow = navigation.useIsSlow();
  const [announced, setAnnounced] = useState({ title: '', count: 0 });
  const announce = useCallback((title: string) => setAnnounced(({ count }) => ({ title, count: count + 1 })), []);
  return (
    <Frame
      path={path}
      announcement={
        // The key creates a new element even for the same title, so that screen readers announce it again.
        isSlow ? <span key="loading">{loadingMessage}</span> : <span key={announced.count}>{announced.title}</span>
      }
    >
      <ErrorBoundary key={path} container={() => document.getElementById('main')} reload={arrival !== 'initial'}>
        <Suspense>
          <Page path={path} announce={announce} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

function Page({ path, announce }: { path: string; announce: (title: string) => void }) {
  const match = findRoute(path);
  const { load } = match.route;
  const page = load.loaded ?? use(load());
  useRouteChange(navigation.useShown(), match.route, pageDataOf(match, page).title, announce);
  useEffect(notifyHydrated, []);
  return <page.default {...match.parameters} />;
}
