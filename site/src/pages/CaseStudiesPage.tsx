import { homeLink } from 'agency-content';
import { hero, projects, projectsHead, quoteInvitation } from 'agency-content/case-studies';
import { Breadcrumbs, PageHero, ProjectGrid, QuoteInvitation } from 'agency-ui';

export const { picture } = hero;

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <ProjectGrid {...projectsHead} projects={projects} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
