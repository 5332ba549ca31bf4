import { backToProjects, homeFromProjects, projects } from 'agency-content/projects';
import { projectNotFoundTitle, projectTitle } from 'agency-content/titles';
import { ProjectDetail, ProjectNotFound } from 'agency-ui';
import type { RouteParameters } from '../routes.js';

/** Ids are whole numbers written plainly: `/projects/01` and `/projects/x` lead to none. */
const projectOf = (id: string | undefined) => projects.find((project) => String(project.id) === id);

export const paths = projects.map(({ id }) => `/projects/${id}`);

export function titleOf({ id }: RouteParameters): string {
  const project = projectOf(id);
  return project ? projectTitle(project) : projectNotFoundTitle;
}

export const pictureOf = ({ id }: RouteParameters) => projectOf(id)?.image;

export default function ProjectPage({ id }: RouteParameters) {
  const project = projectOf(id);
  if (!project) return <ProjectNotFound back={backToProjects} other={homeFromProjects} />;
  return <ProjectDetail project={project} back={backToProjects} />;
}
