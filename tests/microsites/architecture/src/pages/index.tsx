/** Every page of the site, with its title and description. */
import type { ReactNode } from 'react';
import { agency, contactPage, hero, projectsPage } from '../content';
import { buildings, projectPath } from '../projects';
import { ContactPage } from './ContactPage';
import { HomePage } from './HomePage';
import { ProjectPage } from './ProjectPage';
import { ProjectsPage } from './ProjectsPage';

interface Page {
  /** Ends with a slash, because the build writes an index.html there. */
  path: string;
  title: string;
  description: string;
  content: ReactNode;
}

export const pages: Page[] = [
  { path: '/', title: `${agency.name}, Architektur in Leipzig`, description: hero.description, content: <HomePage /> },
  {
    path: '/projekte/',
    title: `Projekte | ${agency.name}`,
    description: projectsPage.description,
    content: <ProjectsPage />,
  },
  ...buildings.map(({ id, slug, title, summary }) => ({
    path: projectPath(id),
    title: `${title} | ${agency.name}`,
    description: summary,
    content: <ProjectPage slug={slug} />,
  })),
  {
    path: '/kontakt/',
    title: `Kontakt | ${agency.name}`,
    description: contactPage.description,
    content: <ContactPage />,
  },
];

export function pageAt(path: string): Page {
  const wanted = path.endsWith('/') ? path : `${path}/`;
  const page = pages.find((one) => one.path === wanted);
  if (!page) throw new Error(`There is no page at ${path}. The pages are listed in src/pages/index.tsx.`);
  return page;
}
