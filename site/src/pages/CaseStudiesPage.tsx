import { homeLink } from 'agency-content';
import { clients, hero, projects, projectsHead, quoteInvitation, testimonials } from 'agency-content/case-studies';
import { Breadcrumbs, ClientStrip, PageHero, ProjectGrid, QuoteInvitation, Testimonials } from 'agency-ui';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <ClientStrip {...clients} />
      <ProjectGrid {...projectsHead} projects={projects} />
      <Testimonials {...testimonials} tone="paper" />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
