import { homeLink } from 'agency-content';
import { hero } from 'agency-content/case-studies';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { lazyPart } from '../lazy-part.js';

export const { picture } = hero;

const Projects = lazyPart(() => import('../parts/Projects.js'));

export const parts = [Projects];

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <Projects />
    </>
  );
}
