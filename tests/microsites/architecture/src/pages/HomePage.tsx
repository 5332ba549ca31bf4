import {
  ButtonLink,
  CallToActionBanner,
  PageHero,
  Picture,
  ProcessSteps,
  RecentWork,
  Section,
  Statistics,
  Testimonials,
} from 'agency-ui';
import { hero, invitation, numbers, process, street, streetCaption, voices, work } from '../content';
import { buildings, projectPath } from '../projects';

/** A headline above a street of drawings, then the work, the numbers, the process and the clients. */
export function HomePage() {
  return (
    <>
      <PageHero {...hero} tone="paper" actions={<ButtonLink href="/projekte/">Projekte ansehen</ButtonLink>} />
      <Section space="none">
        <figure className="street">
          <div className="street-picture">
            <Picture picture={street} sizes="100vw" priority />
          </div>
          <figcaption>{streetCaption}</figcaption>
        </figure>
      </Section>
      <RecentWork
        {...work}
        tone="white"
        projects={buildings.slice(0, 4)}
        projectPath={projectPath}
        allProjectsPath="/projekte/"
      />
      <Statistics {...numbers} />
      <ProcessSteps id="arbeitsweise" {...process} tone="night" />
      <Testimonials {...voices} />
      <CallToActionBanner {...invitation} tone="accent" />
    </>
  );
}
