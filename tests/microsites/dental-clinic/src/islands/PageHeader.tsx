import { Logo, SiteHeader, SkipLink, withAgency } from 'agency-ui';
import { booking, clinic, navigation } from '../content';
import { settings } from '../settings';

const PageHeader = ({ path }: { path: string }) => (
  <>
    <SkipLink />
    <SiteHeader
      logo={<Logo name={clinic.name} mark={clinic.mark} />}
      entries={navigation}
      action={booking}
      currentPath={path}
    />
  </>
);

export default withAgency(PageHeader, settings);
