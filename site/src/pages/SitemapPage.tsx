import { homeLink } from 'agency-content';
import { hero, siteMapGroups } from 'agency-content/sitemap';
import { Breadcrumbs, PageHero, SiteMap } from 'agency-ui';

export default function SitemapPage() {
  return (
    <>
      <PageHero {...hero} ground="paper" breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <SiteMap groups={siteMapGroups} />
    </>
  );
}
