/** Type tests. Each `@ts-expect-error` fails the build if TypeScript accepts the line. */
import {
  AgencyProvider,
  Button,
  type ChatClient,
  createEnquirySender,
  defineForm,
  Form,
  Grid,
  Heading,
  HeroCarousel,
  type HeroCarouselLabels,
  type HeroCarouselProps,
  ImpactCounters,
  type LabelPack,
  NewsletterForm,
  QuoteForm,
  Reasons,
  Section,
  type Tone,
  useToast,
} from 'agency-ui';
import { pseudo } from 'agency-ui/locales/pseudo';
import { swKE } from 'agency-ui/locales/sw-KE';
import {
  createFormSchema,
  type FormDefinition,
  type FormValues,
  type HeroSlide,
  labelsOf,
  type QuoteRequest,
  type quoteRequestSchema,
} from 'agency-ui/schemas';
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

// Every entry exports the same types.
is<Same<typeof HeroCarousel, typeof HeroCarouselAlone>>();
is<Same<ComponentProps<typeof HeroCarousel>, HeroCarouselProps>>();

// Schemas.
is<Same<Omit<QuoteRequest, 'files'>, ReturnType<typeof quoteRequestSchema.parse>>>();
is<Same<Tone, 'paper' | 'white' | 'night' | 'accent'>>();
is<typeof vars.color.accent extends `var(--${string})` ? true : false>();
is<Same<keyof AgencyTheme['tones'], Tone>>();

// Labels: a partial object of the right shape.
is<Same<NonNullable<HeroCarouselProps['labels']>, Partial<HeroCarouselLabels>>>();
const pack: LabelPack = { ...swKE, HeroCarousel: { goToSlide: (position) => `Picha ${position.toFixed()}` } };
// @ts-expect-error: no component with this name has labels
const unknownComponent: LabelPack = { HeroCarrousel: {} };
// @ts-expect-error: this label is a function that takes a number
const wrongLabelType: LabelPack = { HeroCarousel: { goToSlide: 'Slide' } };

// Chat clients and submit handlers.
const client: ChatClient = async (messages) => `${messages.length}`;
const taken: ComponentProps<typeof QuoteForm>['onSubmit'] = async ({ name, projectType }) => {
  is<Same<typeof name, string>>();
  is<Same<typeof projectType, QuoteRequest['projectType']>>();
};

// Forms: a definition's values, labels and schema.
const order = defineForm({
  name: 'order',
  title: 'Order',
  fields: {
    email: { kind: 'email', label: 'Email' },
    size: { kind: 'select', label: 'Size', options: ['Small', { value: 'l', label: 'Large' }] },
    gift: { kind: 'checkbox', label: 'As a gift' },
    guests: { kind: 'text', label: 'Guests', rule: (input: unknown) => ({ value: Number(input) }) },
  },
});
type Order = { email: string; size: string; gift: boolean; guests: number };
is<Same<FormValues<typeof order>, Order>>();
const orderSchema = createFormSchema(order);
is<Same<ReturnType<typeof orderSchema.parse>, Order>>();
const orderLabels = labelsOf(order);
is<Same<typeof orderLabels.sizeOptions, Record<'Small' | 'l', string>>>();
const anyForm: FormDefinition = order;

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

export const valid = [
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
  <Form key="order" definition={order} onSubmit={createEnquirySender({ endpoint: '/api', form: order.name })} />,
  <Form
    key="values"
    definition={order}
    onSubmit={(values) => {
      is<Same<typeof values, Order>>();
    }}
    labels={{ email: 'Barua pepe', sizeOptions: { Small: 'Ndogo', l: 'Kubwa' } }}
    defaultValues={{ gift: true }}
  />,
  <Form key="any" definition={anyForm} onSubmit={createEnquirySender({ endpoint: '/api', form: anyForm.name })} />,
  <QuoteForm key="answer" action="/api" defaultValues={{ name: 'Asha' }} errors={{ email: '…' }} failure="…" />,
  <NewsletterForm key="form" onSubmit={async ({ email }) => void email.trim()} />,
];

export const invalid = [
  // @ts-expect-error: `slides` is required
  <HeroCarousel key="slides" {...slideless} />,
  // @ts-expect-error: an image without width and height
  <HeroCarousel key="picture" {...hero} slides={[sizeless]} />,
  // @ts-expect-error: the slides' headings need a level below 6
  <HeroCarousel key="below" {...hero} headingLevel={6} />,
  // @ts-expect-error: no such label
  <HeroCarousel key="label" {...hero} labels={{ next: 'Onwards' }} />,
  // @ts-expect-error: heading levels end at 6
  <Heading key="level" level={7} />,
  // @ts-expect-error: no such tone
  <Section key="tone" tone="dark" />,
  // @ts-expect-error: no such variant
  <Button key="variant" variant="ghost" />,
  // @ts-expect-error: the ref must be for a button
  <Button key="ref" ref={input} />,
  // @ts-expect-error: the value is a number, not a string
  <ImpactCounters key="number" heading="So far" numbers={[{ value: '12', label: 'Stages' }]} />,
  // @ts-expect-error: reasons are a prop, not children
  <Reasons key="children" heading="Why us" reasons={[]}>
    A reason
  </Reasons>,
  // @ts-expect-error: the definition has no such field
  <Form key="default" definition={order} action="/api" defaultValues={{ phone: '0700' }} />,
  // @ts-expect-error: the definition has no such label
  <Form key="hint" definition={order} action="/api" labels={{ emailHint: 'In full' }} />,
  // @ts-expect-error: the label of a select names each of its options
  <Form key="options" definition={order} action="/api" labels={{ sizeOptions: { Small: 'Ndogo' } }} />,
  // @ts-expect-error: the form has no such field
  <NewsletterForm key="field" onSubmit={async ({ phone }) => void phone} />,
];

/** Without a provider, `useToast` returns undefined, as its type says. */
export function Announcer() {
  const show = useToast();
  // @ts-expect-error: `show` may be undefined
  show({ title: 'Sent' });
  show?.({ title: 'Sent' });
  return null;
}

export { client, taken, unknownComponent, wrongLabelType };
