/** The types of a page file: `pages/OurStoryPage.tsx` is an example. */
import type { BreadcrumbsProps } from 'agency-ui';
import type { Article, FaqCategory, PictureSource, Project } from 'agency-ui/schemas';
import type { ComponentType } from 'react';
import type { Loader } from './loadOnce.js';

/** Parameters of a route's path: `{ id: '7' }`. */
export type RouteParameters = Readonly<Record<string, string | undefined>>;

/** A page's metadata, for the document's head. */
export interface PageData {
  /** @default the title in the routes table */
  title?: string;
  /** @default the description in `agency-content/meta` */
  description?: string;
  /** @default the site's picture for shared links */
  picture?: PictureSource | undefined;
  breadcrumbs?: Pick<BreadcrumbsProps, 'items' | 'current'>;
  /** The article shown on the page. */
  article?: Article;
  /** The project shown on the page. */
  project?: Project;
  /** The questions answered on the page. */
  questions?: readonly FaqCategory[];
  /** Name of the service described on the page. */
  service?: string;
}

/** What a page file exports. */
export interface PageModule {
  /** The page component: content in the kit's sections. */
  default: ComponentType<RouteParameters>;
  data?: PageData | ((parameters: RouteParameters) => PageData);
  /** The page's islands, which are preloaded if the page is rendered on the client. */
  islands?: readonly { preload: Loader<unknown> }[];
  /** All paths of a route with parameters, for the prerenderer. */
  paths?: readonly string[];
}
