import { projects, projectsHead, quoteInvitation } from 'agency-content/case-studies';
import { ProjectGrid, QuoteInvitation } from 'agency-ui';

export default function Projects() {
  return (
    <>
      <ProjectGrid {...projectsHead} projects={projects} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
