import { Breadcrumbs, CallToActionBanner, PageHero, ProjectGrid } from 'agency-ui';
import { invitation, projectsPage } from '../content';
import { buildings, projectPath } from '../projects';

export function ProjectsPage() {
  const { title, description, heading } = projectsPage;
  return (
    <>
      <PageHero
        title={title}
        description={description}
        tone="paper"
        breadcrumbs={<Breadcrumbs items={[{ name: 'Start', path: '/' }]} current={title} />}
      />
      <ProjectGrid heading={heading} projects={buildings} projectPath={projectPath} tone="white" />
      <CallToActionBanner
        heading={invitation.heading}
        text={invitation.text}
        action={invitation.action}
        tone="accent"
      />
    </>
  );
}
