/** The parts of the page that need no JavaScript in the browser. The others are in `islands`. */
import { ButtonLink, CoreServicesGrid, PageHero, type PageHeroProps, ProcessSteps, withAgency } from 'agency-ui';
import { quoteAction } from './content';
import { settings } from './settings';

const HeroWithAction = (props: PageHeroProps) => (
  <PageHero {...props} actions={<ButtonLink href={quoteAction.path}>{quoteAction.name}</ButtonLink>} />
);

export const Hero = withAgency(HeroWithAction, settings);
export const Services = withAgency(CoreServicesGrid, settings);
export const Process = withAgency(ProcessSteps, settings);
