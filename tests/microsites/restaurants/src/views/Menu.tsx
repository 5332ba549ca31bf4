import 'agency-ui/sections/CallToActionBanner.css';
import 'agency-ui/sections/PriceList.css';
import 'agency-ui/sections/PricingPlans.css';
import 'agency-ui/sections/SectionNavigation.css';
import { CallToActionBanner, PageHero, PriceList, PricingPlans, SectionNavigation } from 'agency-ui';
import type { Content } from '../content/types';

/** Each restaurant's colour, defined in `site.css`. Jamr uses the tone's own colour, a dark fig. */
const grounds: Record<string, string> = { tannour: 'saffron', mina: 'cobalt' };

export function Menu({ content: { menu, banner } }: { content: Content }) {
  const sections = [...menu.menus, { id: 'sharing', name: menu.sharingName }].map(({ id, name }) => ({ id, name }));
  return (
    <>
      <PageHero {...menu.hero} tone="paper" className="flush" />
      <SectionNavigation sections={sections} tone="white" />
      {menu.menus.map(({ id, name, lead, groups }) => (
        <PriceList
          key={id}
          id={id}
          heading={name}
          lead={lead}
          groups={groups}
          marks={menu.marks}
          tone="night"
          className={`menu ${grounds[id] ?? ''}`}
        />
      ))}
      <PricingPlans id="sharing" {...menu.sharing} tone="white" />
      <CallToActionBanner {...banner} tone="accent" className="shout" />
    </>
  );
}
