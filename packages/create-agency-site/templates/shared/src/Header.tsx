import { Logo, SiteHeader, SkipLink } from 'agency-ui';
import { agency, navigation, quoteAction } from './content';

/** The skip link and the header. The application's router provides the path. */
export function Header({ path }: { path: string }) {
  return (
    <>
      <SkipLink />
      <SiteHeader logo={<Logo name={agency.name} />} entries={navigation} action={quoteAction} currentPath={path} />
    </>
  );
}
