'use client';

import { type BrandMark, Container, LanguageSwitch, Logo, SiteHeader, SkipLink } from 'agency-ui';
import { usePathname } from 'next/navigation';
import type { Content, Language } from './content/types';
import { pathOf, translatePath } from './paths';

export interface HeaderProps extends Pick<Content, 'navigation' | 'strip'> {
  lang: Language;
  name: string;
  mark: BrandMark | undefined;
}

/** The header, and below it a line with a link to the other language. */
export function Header({ lang, name, mark, navigation, strip }: HeaderProps) {
  const path = usePathname();
  const languages = [
    { tag: 'en', name: 'English', path: translatePath(path, 'en') },
    { tag: 'ar', name: 'العربية', path: translatePath(path, 'ar') },
  ];
  return (
    <>
      <SkipLink />
      <SiteHeader
        logo={<Logo name={name} mark={mark} />}
        homePath={pathOf('home', lang)}
        entries={navigation.entries}
        action={navigation.action}
        currentPath={path}
      />
      <section data-agency-tone="night" className="band" aria-label={strip.name}>
        <Container className="strip">
          <p>{strip.text}</p>
          <LanguageSwitch languages={languages} current={lang} />
        </Container>
      </section>
    </>
  );
}
