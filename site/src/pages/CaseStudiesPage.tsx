import { homeLink } from 'agency-content';
import { hero } from 'agency-content/case-studies';
import { Breadcrumbs, PageHero } from 'agency-ui';
import { island } from '../Island.js';

const breadcrumbs = { trail: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

const Projects = island(() => import('../islands/Projects.js'));

export const islands = [Projects];

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <Projects />
    </>
  );
}
