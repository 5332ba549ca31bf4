import { Logo, SiteHeader, SkipLink } from 'agency-ui';
import { agency, enquiryAction, navigation } from './content';

/** Every page's skip link and header. */
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
