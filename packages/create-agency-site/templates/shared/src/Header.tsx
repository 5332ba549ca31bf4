import { Logo, SiteHeader, SkipLink } from 'agency-ui';
import { agency, navigation, quoteAction } from './content';

/** The skip link and the header. The path comes from the application's router. */
export function Header({ path }: { path: string }) {
  return (
    <>
      <SkipLink />
      <SiteHeader logo={<Logo name={agency.name} />} entries={navigation} action={quoteAction} currentPath={path} />
    </>
  );
}
