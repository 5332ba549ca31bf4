import { homeLink } from 'agency-content';
import { hero, projects, projectsHead, quoteInvitation } from 'agency-content/case-studies';
import { Breadcrumbs, PageHero, ProjectGrid, QuoteInvitation } from 'agency-ui';

const breadcrumbs = { trail: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <ProjectGrid {...projectsHead} projects={projects} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
