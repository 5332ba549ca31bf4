import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Work', tags: ['!autodocs'] };

export default meta;

/** All projects, with clients and testimonials. */
export const CaseStudies = page('/case-studies');

/** A single project’s page. */
export const Project = page('/projects/1');

/** The page for a project that does not exist, with links to other projects. */
export const ProjectNotFound = page('/projects/999');
