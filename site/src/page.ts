/** The types of a page file: `pages/OurStoryPage.tsx` is an example. */
import type { BreadcrumbsProps } from 'agency-ui';
import type { Article, FaqCategory, PictureSource, Project } from 'agency-ui/schemas';
import type { ComponentType } from 'react';
import type { Loader } from './loadOnce.js';

/** Parameters of a route's path: `{ id: '7' }`. */
export type RouteParameters = Readonly<Record<string, string | undefined>>;

/** Metadata of a page, for the document's head. */
export interface PageData {
  /** @default the title in the table of routes */
  title?: string;
  /** @default the description in `agency-content/meta` */
  description?: string;
  /** @default the site's picture for shared links */
  picture?: PictureSource | undefined;
  breadcrumbs?: Pick<BreadcrumbsProps, 'items' | 'current'>;
  /** The article that the page shows. */
  article?: Article;
  /** The project that the page shows. */
  project?: Project;
  /** The questions that the page answers. */
  questions?: readonly FaqCategory[];
  /** Name of the service that the page describes. */
  service?: string;
}

/** Exports of a page file. */
export interface PageModule {
  /** The page: content, composed from the kit's sections. */
  default: ComponentType<RouteParameters>;
  data?: PageData | ((parameters: RouteParameters) => PageData);
  /** The page's islands, preloaded if the page is rendered on the client. */
  islands?: readonly { preload: Loader<unknown> }[];
  /** All paths of a route with parameters, for the prerenderer. */
  paths?: readonly string[];
}
