import { caseStudiesLink } from 'agency-content';
import { quoteInvitation } from 'agency-content/case-studies';
import { neighbourLabels, neighboursOf } from 'agency-content/project-links';
import { figuresOf, galleryOf, storyOf } from 'agency-content/project-stories';
import { homeFromProjects, projects } from 'agency-content/projects';
import { projectTitle } from 'agency-content/titles';
import {
  Breadcrumbs,
  CaseStudy,
  Gallery,
  PreviousNextLinks,
  ProjectDetail,
  ProjectNotFound,
  QuoteInvitation,
  Statistics,
} from 'agency-ui';
import type { Project } from 'agency-ui/schemas';
import type { PageData, RouteParameters } from '../page.js';

/** Ids are integers without leading zeros: `/projects/01` and `/projects/x` match no project. */
const findProject = ({ id }: RouteParameters) => projects.find((project) => String(project.id) === id);

export const paths = projects.map(({ id }) => `/projects/${id}`);

const breadcrumbsOf = ({ title }: Project) => ({ items: [caseStudiesLink], current: title });

export function data(parameters: RouteParameters): PageData {
  const project = findProject(parameters);
  if (!project) return {};
  return { title: projectTitle(project), picture: project.image, breadcrumbs: breadcrumbsOf(project), project };
}

export default function ProjectPage(parameters: RouteParameters) {
  const project = findProject(parameters);
  if (!project) return <ProjectNotFound back={caseStudiesLink} other={homeFromProjects} />;
  const story = storyOf(project);
  const gallery = galleryOf(project);
  const figures = figuresOf(project);
  return (
    <>
      <ProjectDetail project={project} breadcrumbs={<Breadcrumbs {...breadcrumbsOf(project)} />} />
      {gallery && <Gallery id="pictures" {...gallery} tone="white" />}
      {story && <CaseStudy {...story} next={neighboursOf(project).next} />}
      {figures && <Statistics {...figures} tone="white" />}
      {!story && <PreviousNextLinks {...neighboursOf(project)} labels={neighbourLabels} />}
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
