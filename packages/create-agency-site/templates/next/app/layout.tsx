import '../src/app.css';
import { earlyPressScript } from 'agency-ui/press-queue';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CurrentHeader } from '../src/CurrentHeader';
import { hero, pageTitle } from '../src/content';
import { icon } from '../src/drawings';
import { Footer } from '../src/Footer';
import { Providers } from '../src/Providers';

export const metadata: Metadata = { title: pageTitle, description: hero.description, icons: icon };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scroll-behavior="smooth">
      <head>
        <script>{earlyPressScript}</script>
      </head>
      <body>
        <Providers>
          <CurrentHeader />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </Providers>
      </body>
    </html>
  );
}
