import { homeLink } from 'agency-content';
import { hero, siteMapGroups } from 'agency-content/sitemap';
import { Breadcrumbs, PageHero, SiteMap } from 'agency-ui';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { breadcrumbs };

export default function SitemapPage() {
  return (
    <>
      <PageHero {...hero} tone="paper" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <SiteMap groups={siteMapGroups} />
    </>
  );
}
