import { homeLink } from 'agency-content';
import { hero, search, siteMapGroups } from 'agency-content/sitemap';
import { Breadcrumbs, PageHero, type SearchPages, SiteMap, SiteSearch } from 'agency-ui';
import { loadOnce } from '../loadOnce.js';
import { useSearchQuery } from '../search/useSearchQuery.js';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { breadcrumbs };

/** The search code and the text of all pages load only for visitors who search. */
const loadSearch = loadOnce(() => import('../search/load-search.js'));

const searchPages: SearchPages = async (query, options) => (await loadSearch()).search(query, options);

const allPagesId = 'all-pages';

export default function SitemapPage() {
  const [query, setQuery] = useSearchQuery();
  return (
    <>
      <PageHero {...hero} tone="paper" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <SiteSearch
        {...search}
        tone="white"
        search={searchPages}
        siteMapPath={`#${allPagesId}`}
        query={query}
        onQueryChange={setQuery}
      />
      <SiteMap id={allPagesId} groups={siteMapGroups} />
    </>
  );
}
