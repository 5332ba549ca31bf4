import { SiteFooter } from 'agency-ui';
import type { ComponentType, ReactNode } from 'react';
import type { Content } from './content/types';
import { Header } from './Header';
import { pathOf } from './paths';

export interface FrameProps {
  content: Content;
  /** A client module, because labels contain functions. */
  providers: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** The document around each page, in the page's language. */
export function Frame({
  content: { lang, agency, navigation, strip, links, legalLinks },
  providers: Providers,
  children,
}: FrameProps) {
  return (
    <html lang={lang} {...(lang === 'ar' && { dir: 'rtl' })} data-scroll-behavior="smooth">
      <body>
        <Providers>
          <Header lang={lang} name={agency.name} mark={agency.mark} navigation={navigation} strip={strip} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <div className="tiles" aria-hidden="true" />
          <SiteFooter
            agency={agency}
            homePath={pathOf('home', lang)}
            quickLinks={[...navigation.entries, navigation.action]}
            services={links}
            legalLinks={legalLinks}
          />
        </Providers>
      </body>
    </html>
  );
}
