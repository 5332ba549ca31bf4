import '../src/app.css';
import { earlyPressScript } from 'agency-ui/press-queue';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { hero, pageTitle } from '../src/content';
import { icon } from '../src/drawings';
import { Footer } from '../src/Footer';
import { Header } from '../src/Header';
import { Providers } from '../src/Providers';

export const links = () => [{ rel: 'icon', href: icon }];

export const meta = () => [{ title: pageTitle }, { name: 'description', content: hero.description }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{earlyPressScript}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Providers>
      <Header path={useLocation().pathname} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </Providers>
  );
}
