/** Sections that need no JavaScript in the browser. `islands` has the others. */
import {
  ButtonLink,
  CallToActionBanner,
  ComparisonTable,
  HowItWorks,
  LegalDocument,
  type NavigationItem,
  OfferingGrid,
  PageHero,
  type PageHeroProps,
  PricingPlans,
  Prose,
  PullQuote,
  TeamGrid,
  withAgency,
} from 'agency-ui';
import { settings } from './settings';

interface HeroProps extends Omit<PageHeroProps, 'actions'> {
  /** The first is the primary action. */
  actions?: readonly NavigationItem[];
}

const HeroWithActions = ({ actions = [], ...rest }: HeroProps) => (
  <PageHero
    {...rest}
    actions={actions.map(({ name, path }, index) => (
      <ButtonLink key={path} href={path} variant={index === 0 ? 'primary' : 'outline'}>
        {name}
      </ButtonLink>
    ))}
  />
);

export const Hero = withAgency(HeroWithActions, settings);
export const Steps = withAgency(HowItWorks, settings);
export const Treatments = withAgency(OfferingGrid, settings);
export const Patient = withAgency(PullQuote, settings);
export const Invitation = withAgency(CallToActionBanner, settings);
export const Team = withAgency(TeamGrid, settings);
export const Story = withAgency(Prose, settings);
export const Plans = withAgency(PricingPlans, settings);
export const PriceList = withAgency(ComparisonTable, settings);
export const Legal = withAgency(LegalDocument, settings);
