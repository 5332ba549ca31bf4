/** What the types promise. A line that should be refused and is not is an error itself. */
import {
  AgencyProvider,
  Button,
  type ChatClient,
  Grid,
  Heading,
  HeroCarousel,
  type HeroCarouselLabels,
  type HeroCarouselProps,
  ImpactCounters,
  type LabelPack,
  NewsletterForm,
  type QuoteForm,
  Reasons,
  Section,
  type Tone,
  useToast,
} from 'agency-ui';
import { pseudo } from 'agency-ui/locales/pseudo';
import { swKE } from 'agency-ui/locales/sw-KE';
import type { HeroSlide, QuoteRequest, quoteRequestSchema } from 'agency-ui/schemas';
import type { HeroCarousel as HeroCarouselAlone } from 'agency-ui/sections/HeroCarousel';
import type { AgencyTheme, vars } from 'agency-ui/theme';
import { type ComponentProps, createRef } from 'react';

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const is = <_Claim extends true>() => undefined;

const slide: HeroSlide = {
  title: 'Stages',
  highlightText: 'Stages',
  description: 'By the sea.',
  image: { src: '/stage.svg', width: 1600, height: 900, alt: '' },
  servicePath: '/stages',
};
const action = { name: 'Ask', path: '/ask' };

// One type, whichever entry it comes from.
is<Same<typeof HeroCarousel, typeof HeroCarouselAlone>>();
is<Same<ComponentProps<typeof HeroCarousel>, HeroCarouselProps>>();

// Data.
is<Same<QuoteRequest, ReturnType<typeof quoteRequestSchema.parse>>>();
is<Same<Tone, 'paper' | 'white' | 'night' | 'accent'>>();
is<typeof vars.color.accent extends `var(--${string})` ? true : false>();
is<Same<keyof AgencyTheme['tones'], Tone>>();

// Labels: some of them, of the right shape.
is<Same<NonNullable<HeroCarouselProps['labels']>, Partial<HeroCarouselLabels>>>();
const pack: LabelPack = { ...swKE, HeroCarousel: { goToSlide: (position) => `Picha ${position.toFixed()}` } };
// @ts-expect-error: no component of this name has words
const stranger: LabelPack = { HeroCarrousel: {} };
// @ts-expect-error: this word takes a number
const wordless: LabelPack = { HeroCarousel: { goToSlide: 'Slide' } };

// Clients and senders.
const client: ChatClient = async (messages) => `${messages.length}`;
const taken: ComponentProps<typeof QuoteForm>['onSubmit'] = async ({ name, projectType }) => {
  is<Same<typeof name, string>>();
  is<Same<typeof projectType, QuoteRequest['projectType']>>();
};

const section = createRef<HTMLElement>();
const button = createRef<HTMLButtonElement>();
const input = createRef<HTMLInputElement>();

const hero: HeroCarouselProps = {
  heading: 'Stages',
  slides: [slide],
  primaryAction: action,
  secondaryActionName: 'More',
};
const slideless: Omit<HeroCarouselProps, 'slides'> = hero;
const sizeless = { ...slide, image: { src: '/stage.svg', alt: '' } };

export const right = [
  <HeroCarousel key="root" ref={section} {...hero} id="hero" data-part="hero" aria-label="Stages" className="mine" />,
  <HeroCarousel key="words" {...hero} labels={{ nextSlide: 'Onwards' }} />,
  <AgencyProvider key="pack" locale="sw-KE" labels={pack}>
    <AgencyProvider labels={pseudo}>{null}</AgencyProvider>
  </AgencyProvider>,
  <Button
    key="button"
    ref={button}
    variant="outline"
    type="submit"
    onClick={({ currentTarget }) => currentTarget.form}
  />,
  <Grid key="grid" as="ul" />,
  <Section key="section" ref={section} tone="night" />,
  <NewsletterForm key="form" onSubmit={async ({ email }) => void email.trim()} />,
];

export const wrong = [
  // @ts-expect-error: without slides
  <HeroCarousel key="slides" {...slideless} />,
  // @ts-expect-error: a picture without its size
  <HeroCarousel key="picture" {...hero} slides={[sizeless]} />,
  // @ts-expect-error: its titles need a level below
  <HeroCarousel key="below" {...hero} headingLevel={6} />,
  // @ts-expect-error: no such word
  <HeroCarousel key="label" {...hero} labels={{ next: 'Onwards' }} />,
  // @ts-expect-error: headings end at 6
  <Heading key="level" level={7} />,
  // @ts-expect-error: no such tone
  <Section key="tone" tone="dark" />,
  // @ts-expect-error: no such variant
  <Button key="variant" variant="ghost" />,
  // @ts-expect-error: it is a button
  <Button key="ref" ref={input} />,
  // @ts-expect-error: a number, not its text
  <ImpactCounters key="number" heading="So far" numbers={[{ value: '12', label: 'Stages' }]} />,
  // @ts-expect-error: reasons are data, not children
  <Reasons key="children" heading="Why us" reasons={[]}>
    A reason
  </Reasons>,
  // @ts-expect-error: the form has no such field
  <NewsletterForm key="field" onSubmit={async ({ phone }) => void phone} />,
];

/** Without a provider there is none: the type says so. */
export function Announcer() {
  const show = useToast();
  // @ts-expect-error: it may be missing
  show({ title: 'Sent' });
  show?.({ title: 'Sent' });
  return null;
}

export { client, stranger, taken, wordless };
