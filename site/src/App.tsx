import { agency, chatGreeting, footerLinks, mainNavigation, quoteAction } from 'agency-content';
import { AgencyProvider, ChatAppButton, Logo, SiteFooter, SiteHeader, SkipLink } from 'agency-ui';
import { Suspense, use } from 'react';
import { useLocation } from 'wouter';
import { findRoute, type SiteRoute } from './routes.js';
import { SiteLink } from './SiteLink.js';
import { useRouteChange } from './useRouteChange.js';

/** The frame of every page: skip link, header, the route's page, footer, chat button. */
export function App() {
  const [path] = useLocation();
  const route = findRoute(path);
  useRouteChange(path, route.title);
  const { name, nameAccent, mark, phone } = agency;
  return (
    <AgencyProvider linkComponent={SiteLink}>
      <SkipLink />
      <SiteHeader
        logo={<Logo name={name} accent={nameAccent} mark={mark} />}
        entries={mainNavigation}
        action={quoteAction}
        currentPath={path}
        overHero={route.startsWithHero}
      />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <Page route={route} key={route.path} />
        </Suspense>
      </main>
      <SiteFooter agency={agency} {...footerLinks} />
      <ChatAppButton phone={phone} greeting={chatGreeting} />
    </AgencyProvider>
  );
}

function Page({ route }: { route: SiteRoute }) {
  const { default: Content } = use(route.load());
  return <Content />;
}
