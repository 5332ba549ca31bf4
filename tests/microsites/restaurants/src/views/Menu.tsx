import 'agency-ui/sections/CallToActionBanner.css';
import 'agency-ui/sections/PricingPlans.css';
import 'agency-ui/sections/SectionNavigation.css';
import { CallToActionBanner, PageHero, PricingPlans, SectionNavigation } from 'agency-ui';
import type { Content } from '../content/types';
import { MenuSection } from '../MenuSection';

export function Menu({ content: { lang, menu, banner } }: { content: Content }) {
  const sections = [...menu.menus, { id: 'sharing', name: menu.sharingName }].map(({ id, name }) => ({ id, name }));
  return (
    <>
      <PageHero {...menu.hero} tone="paper" className="flush" />
      <SectionNavigation sections={sections} tone="white" />
      {menu.menus.map((one) => (
        <MenuSection key={one.id} menu={one} lang={lang} />
      ))}
      <PricingPlans id="sharing" {...menu.sharing} tone="white" />
      <CallToActionBanner {...banner} tone="accent" className="shout" />
    </>
  );
}
