import { homeLink } from 'agency-content';
import {
  clients,
  film,
  hero,
  projects,
  projectsHead,
  quoteInvitation,
  testimonials,
} from 'agency-content/case-studies';
import {
  Breadcrumbs,
  ClientStrip,
  Container,
  PageHero,
  ProjectGrid,
  QuoteInvitation,
  Section,
  SectionHead,
  Testimonials,
  Text,
  Video,
} from 'agency-ui';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...hero} breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <ClientStrip {...clients} />
      <ProjectGrid {...projectsHead} projects={projects} />
      <Section id="film" aria-labelledby="film-heading" tone="white">
        <Container>
          <SectionHead headingId="film-heading" eyebrow={film.eyebrow} heading={film.heading} lead={film.lead} />
          <Video
            video={film.video}
            transcript={film.transcript.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>)}
          />
        </Container>
      </Section>
      <Testimonials {...testimonials} tone="paper" />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
