import 'agency-ui/sections/CallToActionBanner.css';
import 'agency-ui/sections/FaqSection.css';
import 'agency-ui/sections/Locations.css';
import { CallToActionBanner, FaqSection, Locations, PageHero } from 'agency-ui';
import type { Content } from '../content/types';

export function Restaurants({ content: { restaurants, banner } }: { content: Content }) {
  const { hero, branches, questions } = restaurants;
  return (
    <>
      <PageHero {...hero} tone="paper" className="flush" />
      <Locations {...branches} tone="white" />
      <FaqSection
        id="questions"
        heading={questions.heading}
        categories={[{ name: questions.name, entries: questions.entries }]}
        tone="paper"
      />
      <CallToActionBanner {...banner} tone="accent" className="shout" />
    </>
  );
}
