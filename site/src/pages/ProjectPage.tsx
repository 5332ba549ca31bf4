import { backToProjects, projects } from 'agency-content/projects';
import { projectNotFoundTitle, projectTitle } from 'agency-content/titles';
import { ProjectDetail } from 'agency-ui';
import { lazyPart } from '../lazy-part.js';
import type { RouteParameters } from '../routes.js';

/** Ids are whole numbers written plainly: `/projects/01` and `/projects/x` lead to none. */
const projectOf = (id: string | undefined) => projects.find((project) => String(project.id) === id);

const MissingProject = lazyPart(() => import('../parts/MissingProject.js'));

export const parts = [MissingProject];

export const paths = projects.map(({ id }) => `/projects/${id}`);

export function titleOf({ id }: RouteParameters): string {
  const project = projectOf(id);
  return project ? projectTitle(project) : projectNotFoundTitle;
}

export const pictureOf = ({ id }: RouteParameters) => projectOf(id)?.image;

export default function ProjectPage({ id }: RouteParameters) {
  const project = projectOf(id);
  if (!project) return <MissingProject />;
  return <ProjectDetail project={project} back={backToProjects} />;
}
