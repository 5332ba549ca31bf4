/** All content, grouped by page, for build-time checks and search indexes. Pages import only their own modules. */

import * as credentials from './about/credentials.js';
import * as ourStory from './about/our-story.js';
import * as team from './about/team.js';
import * as values from './about/values.js';
import * as agency from './agency.js';
import { articleBodies } from './article-bodies.js';
import * as blog from './blog.js';
import * as caseStudies from './case-studies.js';
import * as contact from './contact.js';
import * as faq from './faq.js';
import * as home from './home.js';
import * as inquiries from './inquiries.js';
import { privacyPolicy } from './legal/privacy-policy.js';
import { termsOfService } from './legal/terms-of-service.js';
import { articleMeta, notFoundMeta, pageMeta, projectMeta, projectNotFoundMeta } from './meta.js';
import * as navigation from './navigation.js';
import * as notFound from './not-found.js';
import { privacyNote } from './privacy-note.js';
import { figures, galleries, stories } from './project-stories.js';
import * as projects from './projects.js';
import * as brandIdentity from './services/brand-identity.js';
import * as events from './services/events.js';
import * as experientialMarketing from './services/experiential-marketing.js';
import * as expos from './services/expos.js';
import * as outdoorAdvertising from './services/outdoor-advertising.js';
import * as printing from './services/printing.js';
import * as production from './services/production.js';
import * as staffEngagement from './services/staff-engagement.js';
import * as serviceIndex from './services.js';
import { sharedPicture } from './shared-picture.js';
import * as sitemap from './sitemap.js';

/** The exports of each page's module, keyed by page. */
export const content = {
  agency: { ...agency },
  navigation: { ...navigation },
  home: { ...home },
  services: {
    index: { ...serviceIndex },
    experientialMarketing: { ...experientialMarketing },
    events: { ...events },
    expos: { ...expos },
    production: { ...production },
    staffEngagement: { ...staffEngagement },
    brandIdentity: { ...brandIdentity },
    printing: { ...printing },
    outdoorAdvertising: { ...outdoorAdvertising },
  },
  about: { ourStory: { ...ourStory }, team: { ...team }, values: { ...values }, credentials: { ...credentials } },
  blog: { ...blog },
  articleBodies,
  faq: { ...faq },
  contact: { ...contact },
  inquiries: { ...inquiries },
  caseStudies: { ...caseStudies },
  projects: { ...projects },
  projectStories: { stories, galleries, figures },
  legal: { privacyPolicy, termsOfService },
  sitemap: { ...sitemap },
  notFound: { ...notFound },
  frame: { privacyNote, sharedPicture },
  meta: { pageMeta, notFoundMeta, projectNotFoundMeta, projectMeta, articleMeta },
};
