import { homeLink } from 'agency-content';
import { capacity, equipment, hero, policies, profileName, referees, register } from 'agency-content/about/credentials';
import {
  Breadcrumbs,
  ButtonLink,
  CallToActionBanner,
  CapabilityLists,
  Commitments,
  ComparisonTable,
  PageHero,
  Statistics,
} from 'agency-ui';
import { companyProfile } from '../company-profile.js';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function CredentialsPage() {
  return (
    <>
      <PageHero
        {...hero}
        tone="paper"
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
        actions={
          <ButtonLink href={companyProfile.path} download size="large">
            {`${profileName} (${companyProfile.type}, ${companyProfile.size})`}
          </ButtonLink>
        }
      />
      <ComparisonTable {...register} narrowLayout="stack" tone="white" />
      <Statistics {...capacity} />
      <CapabilityLists {...equipment} tone="white" />
      <Commitments {...policies} />
      <CallToActionBanner {...referees} />
    </>
  );
}
