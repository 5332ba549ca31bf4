/** The entity types are written by hand, because `z.infer` drops comments. They must match the schemas. */
import { createElement, memo } from 'react';
import { expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import type * as entities from './index.js';
import { articleSchema, createArticleSchema, printingServiceSchema, serviceFeatureSchema } from './index.js';

type Inferred<Name extends keyof typeof entities> = (typeof entities)[Name] extends z.ZodType
  ? z.infer<(typeof entities)[Name]>
  : never;

it('has the same types for entities as their schemas', () => {
  expectTypeOf<Inferred<'agencySchema'>>().toEqualTypeOf<entities.Agency>();
  expectTypeOf<z.infer<ReturnType<typeof entities.createArticleSchema<string>>>>().toEqualTypeOf<entities.Article>();
  expectTypeOf<Inferred<'articleBodySchema'>>().toEqualTypeOf<entities.ArticleBody>();
  expectTypeOf<Inferred<'brandMarkSchema'>>().toEqualTypeOf<entities.BrandMark>();
  expectTypeOf<Inferred<'calendarEventSchema'>>().toEqualTypeOf<entities.CalendarEvent>();
  expectTypeOf<Inferred<'capabilityListSchema'>>().toEqualTypeOf<entities.CapabilityList>();
  expectTypeOf<Inferred<'clientSchema'>>().toEqualTypeOf<entities.Client>();
  expectTypeOf<Inferred<'commitmentSchema'>>().toEqualTypeOf<entities.Commitment>();
  expectTypeOf<Inferred<'faqCategorySchema'>>().toEqualTypeOf<entities.FaqCategory>();
  expectTypeOf<Inferred<'faqEntrySchema'>>().toEqualTypeOf<entities.FaqEntry>();
  expectTypeOf<Inferred<'heroSlideSchema'>>().toEqualTypeOf<entities.HeroSlide>();
  expectTypeOf<Inferred<'impactNumberSchema'>>().toEqualTypeOf<entities.ImpactNumber>();
  expectTypeOf<Inferred<'jobDescriptionSchema'>>().toEqualTypeOf<entities.JobDescription>();
  expectTypeOf<Inferred<'jobSchema'>>().toEqualTypeOf<entities.Job>();
  expectTypeOf<Inferred<'legalDocumentSchema'>>().toEqualTypeOf<entities.LegalDocumentContent>();
  expectTypeOf<Inferred<'linkedTextSchema'>>().toEqualTypeOf<entities.LinkedText>();
  expectTypeOf<Inferred<'locationSchema'>>().toEqualTypeOf<entities.Location>();
  expectTypeOf<Inferred<'openingHoursSchema'>>().toEqualTypeOf<entities.OpeningHours>();
  expectTypeOf<Inferred<'postalAddressSchema'>>().toEqualTypeOf<entities.PostalAddress>();
  expectTypeOf<Inferred<'milestoneSchema'>>().toEqualTypeOf<entities.Milestone>();
  expectTypeOf<Inferred<'navigationEntrySchema'>>().toEqualTypeOf<entities.NavigationEntry>();
  expectTypeOf<Inferred<'navigationItemSchema'>>().toEqualTypeOf<entities.NavigationItem>();
  expectTypeOf<Inferred<'pictureSchema'>>().toEqualTypeOf<entities.PictureSource>();
  expectTypeOf<Inferred<'priceListGroupSchema'>>().toEqualTypeOf<entities.PriceListGroup>();
  expectTypeOf<Inferred<'priceListMarkSchema'>>().toEqualTypeOf<entities.PriceListMark>();
  expectTypeOf<Inferred<'printingServiceSchema'>>().toEqualTypeOf<entities.PrintingService>();
  expectTypeOf<Inferred<'projectSchema'>>().toEqualTypeOf<entities.Project>();
  expectTypeOf<Inferred<'quoteSchema'>>().toEqualTypeOf<entities.Quote>();
  expectTypeOf<Inferred<'serviceCardSchema'>>().toEqualTypeOf<entities.ServiceCard>();
  expectTypeOf<Inferred<'serviceFeatureSchema'>>().toEqualTypeOf<entities.ServiceFeature>();
  expectTypeOf<Inferred<'serviceOfferingSchema'>>().toEqualTypeOf<entities.ServiceOffering>();
  expectTypeOf<Inferred<'stepSchema'>>().toEqualTypeOf<entities.Step>();
  expectTypeOf<Inferred<'teamMemberProfileSchema'>>().toEqualTypeOf<entities.TeamMemberProfile>();
  expectTypeOf<Inferred<'teamMemberSchema'>>().toEqualTypeOf<entities.TeamMember>();
  expectTypeOf<Inferred<'testimonialSchema'>>().toEqualTypeOf<entities.Testimonial>();
  expectTypeOf<Inferred<'valueSchema'>>().toEqualTypeOf<entities.Value>();
});

it('validates articles against another blog’s categories', () => {
  const article = {
    title: 'Proving dough in July',
    excerpt: 'What cold mornings do to a loaf.',
    category: 'Bread',
    author: 'The bakers',
    date: '2026-07-02',
    image: { src: '/dough.jpg', width: 800, height: 600, alt: '' },
    featured: false,
  };
  const schema = createArticleSchema({ categories: ['Bread', 'Cake'] });
  expectTypeOf<z.infer<typeof schema>['category']>().toEqualTypeOf<'Bread' | 'Cake'>();
  expect(schema.parse(article)).toEqual(article);
  expect(schema.safeParse({ ...article, category: 'Event Planning' }).error?.issues[0]?.path).toEqual(['category']);
  expect(articleSchema.safeParse(article).error?.issues[0]?.path).toEqual(['category']);
});

it('accepts an icon as a name or a component, and rejects anything else with an explanation', () => {
  const Loaf = () => null;
  const cell = { title: 'Loaves', description: 'Twelve kinds.' };
  const feature = {
    eyebrow: 'Bread',
    heading: 'Bread',
    description: 'Bread',
    points: ['One', 'Two', 'Three'],
    path: '/bread',
    images: [{ src: '/bread.jpg', width: 1, height: 1, alt: '' }],
  };
  for (const icon of [Loaf, memo(Loaf), 'book']) {
    expect(printingServiceSchema.safeParse({ ...cell, glyph: icon }).success).toBe(true);
    expect(serviceFeatureSchema.safeParse({ ...feature, badge: icon }).success).toBe(true);
  }
  const messages = (glyph: unknown) =>
    printingServiceSchema.safeParse({ ...cell, glyph }).error?.issues.map(({ message }) => message);
  const sentence = expect.stringMatching(/^Use one of book, pixels, .*, or a component that renders an <svg>\.$/);
  const element = createElement(Loaf);
  for (const wrong of ['boook', element, 7]) expect(messages(wrong)).toEqual([sentence]);
  expect(serviceFeatureSchema.safeParse({ ...feature, badge: 7 }).error?.issues[0]?.message).toBe(
    'Write an emoji, or a component that renders an <svg>.',
  );
});
