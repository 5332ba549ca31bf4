import { backToProjects, homeFromProjects } from 'agency-content/projects';
import { ProjectNotFound } from 'agency-ui';

export default function MissingProject() {
  return <ProjectNotFound back={backToProjects} other={homeFromProjects} />;
}
