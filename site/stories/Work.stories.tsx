import type { Meta } from '@storybook/react-vite';
import { type Page, page, pageMeta } from './page.js';

const meta: Meta<typeof Page> = { ...pageMeta, title: 'Pages/Work', tags: ['!autodocs'] };

export default meta;

export const CaseStudies = page('/case-studies');
export const Project = page('/projects/1');
export const ProjectNotFound = page('/projects/999');
