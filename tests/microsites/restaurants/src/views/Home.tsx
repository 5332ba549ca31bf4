import 'agency-ui/primitives/Picture.css';
import 'agency-ui/sections/CallToActionBanner.css';
import 'agency-ui/sections/FeatureTabs.css';
import 'agency-ui/sections/LinkCards.css';
import 'agency-ui/sections/Prose.css';
import { ButtonLink, CallToActionBanner, FeatureTabs, LinkCards, PageHero, Picture, Prose } from 'agency-ui';
import type { Content } from '../content/types';

export function Home({ content: { home, banner, navigation } }: { content: Content }) {
  return (
    <>
      <PageHero
        {...home.hero}
        tone="paper"
        className="saffron marquee"
        actions={
          <>
            <ButtonLink href={navigation.action.path}>{navigation.action.name}</ButtonLink>
            <ButtonLink href={home.menuLink.path} variant="outline">
              {home.menuLink.name}
            </ButtonLink>
          </>
        }
      />
      <div className="long-table">
        <Picture picture={home.table} sizes="100vw" priority />
      </div>
      <LinkCards {...home.restaurants} tone="white" />
      <Prose {...home.story} tone="night" className="cobalt" />
      <FeatureTabs {...home.tables} tone="paper" />
      <CallToActionBanner {...banner} tone="accent" className="shout" />
    </>
  );
}
