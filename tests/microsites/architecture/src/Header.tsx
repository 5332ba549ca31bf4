import { Logo, SiteHeader, SkipLink } from 'agency-ui';
import { agency, enquiryAction, navigation } from './content';

/** The skip link and the header of every page. */
export function Header({ path }: { path: string }) {
  return (
    <>
      <SkipLink />
      <SiteHeader
        className="lettered"
        logo={<Logo name={agency.name} mark={agency.mark} />}
        entries={navigation}
        action={enquiryAction}
        currentPath={path}
      />
    </>
  );
}
