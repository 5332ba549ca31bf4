import * as z from 'zod';
import { type NavigationItem, navigationItemSchema, sitePathSchema } from './link.js';
import { type PictureSource, pictureSchema } from './picture.js';

const filled = z.string().min(1);

/** Checks a `Milestone`. */
export const milestoneSchema = z.strictObject({ date: filled, title: filled, description: filled });

/** Checks a `TeamMember`. */
export const teamMemberSchema = z.strictObject({
  name: filled,
  role: filled,
  bio: filled,
  image: pictureSchema.optional(),
  linkedin: z.url({ protocol: /^https$/ }).optional(),
  path: sitePathSchema.optional(),
});

/** Checks a `TeamMemberProfile`. */
export const teamMemberProfileSchema = z.strictObject({
  paragraphs: z.array(filled),
  languages: z.array(filled).optional(),
  skills: z.array(filled).optional(),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{6,18}$/, 'Write the number with its country code, such as "+254 700 000 000".')
    .optional(),
  email: z.email().optional(),
  links: z
    .array(
      z.strictObject({
        name: filled,
        url: z.url({ protocol: /^https$/, error: 'Use a URL that starts with "https:".' }),
      }),
    )
    .optional(),
});

/** Checks a `Value`. */
export const valueSchema = z.strictObject({ title: filled, description: filled });

/** Checks a `Commitment`. */
export const commitmentSchema = z.strictObject({ title: filled, items: z.array(filled).min(1) });

/** Checks a `Quote`. */
export const quoteSchema = z.strictObject({ text: filled, name: filled, role: filled.optional() });

/** Checks a `Testimonial`. */
export const testimonialSchema = z.strictObject({
  text: filled,
  name: filled,
  role: filled,
  project: navigationItemSchema.optional(),
});

/** Checks a `Client`. */
export const clientSchema = z.strictObject({
  name: filled,
  logo: pictureSchema.optional(),
  project: navigationItemSchema.optional(),
});

/** A milestone in the agency's history. */
export interface Milestone {
  /** A year, or a word such as "Today". */
  date: string;
  title: string;
  description: string;
}

/** A team member. */
export interface TeamMember {
  name: string;
  role: string;
  /** One to three sentences. */
  bio: string;
  /** Portrait, 4:5. If omitted, the person's initials are shown. */
  image?: PictureSource | undefined;
  /** Profile URL. The schema accepts only `https:`. */
  linkedin?: string | undefined;
  /** Path of the person's own page, which renders a `TeamMemberDetail`. */
  path?: string | undefined;
}

/** The details that a team member's page adds to their card. */
export interface TeamMemberProfile {
  /** The rest of the biography, after the card's `bio`. */
  paragraphs: string[];
  /** Languages the person speaks, with the level where it matters: "Kiswahili", "German (basic)". */
  languages?: string[] | undefined;
  skills?: string[] | undefined;
  /** Phone number with its country code, grouped by spaces: "+254 700 000 000". */
  phone?: string | undefined;
  email?: string | undefined;
  /** Profiles and pages elsewhere. */
  links?:
    | {
        /** "GitHub". */
        name: string;
        /** The schema accepts only `https:`. */
        url: string;
      }[]
    | undefined;
}

/** One of the agency's values. */
export interface Value {
  title: string;
  /** What the value means in practice. */
  description: string;
}

/** A commitment that the agency makes to one group of people. */
export interface Commitment {
  title: string;
  /** At least one. */
  items: string[];
}

/** A quotation. */
export interface Quote {
  text: string;
  /** The speaker's name. */
  name: string;
  role?: string | undefined;
}

/** A client's statement about completed work. */
export interface Testimonial {
  /** Without quotation marks. */
  text: string;
  /** The speaker's name, or their job. */
  name: string;
  /** Their organisation, or its industry. */
  role: string;
  /** Link to the project that the statement is about. */
  project?: NavigationItem | undefined;
}

/** A client of the agency. */
export interface Client {
  name: string;
  /** If omitted, the name is shown as text. */
  logo?: PictureSource | undefined;
  /** A completed project for this client. `ClientStrip` links to it. */
  project?: NavigationItem | undefined;
}
