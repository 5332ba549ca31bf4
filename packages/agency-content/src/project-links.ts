/** Links from a project's page to other projects. */
import type { Project } from 'agency-ui/schemas';
import { projects } from './projects.js';

/** The previous and next project, wrapping around: the first follows the last. */
export function neighboursOf({ id }: Project) {
  const index = projects.findIndex((project) => project.id === id);
  const at = (position: number) => {
    const project = projects.at(position % projects.length);
    return project && { title: project.title, path: `/projects/${project.id}`, image: project.image };
  };
  return { previous: at(index - 1), next: at(index + 1) };
}

/** Labels for the links to other projects. */
export const neighbourLabels = {
  name: 'More projects',
  previous: 'Previous project',
  next: 'Next project',
};
