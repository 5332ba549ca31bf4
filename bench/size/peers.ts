/** Alternatives to the kit's components, each with the smallest import it offers. */
import { type Bytes, weigh } from './bundle.js';

interface Peer {
  /** The package names. */
  name: string;
  source: string;
  /** Features that the kit's component has and this one lacks. */
  missing?: string;
}

interface Alternatives {
  /** The kit's components that they could replace. */
  components: readonly string[];
  peers: readonly Peer[];
}

/** The size of an alternative. */
export interface WeighedPeer extends Bytes, Pick<Peer, 'name' | 'missing'> {
  components: readonly string[];
}

/** Primer Brand's modules import their own styles, which are much smaller than its single stylesheet of 107 KB. */
const primer = (...names: string[]): Peer => ({
  name: `@primer/react-brand (${names.join(', ')})`,
  source: `export { ${names.join(', ')} } from '@primer/react-brand/esm';`,
});

const swiper = (modules: readonly string[], styles: readonly string[]): Peer => ({
  name: `swiper (${modules.join(', ')})`,
  missing: 'what is on the slides',
  source: [
    "import 'swiper/css';",
    ...styles.map((name) => `import 'swiper/css/${name}';`),
    "export { Swiper, SwiperSlide } from 'swiper/react';",
    `export { ${modules.join(', ')} } from 'swiper/modules';`,
  ].join('\n'),
});

/** The fields of `QuoteForm`, validated with the two most common libraries. */
const hookForm = (entry: 'zod' | 'zod/mini'): Peer => ({
  name: `react-hook-form, ${entry}, @hookform/resolvers`,
  missing: 'the fields, their words and their look',
  source: `
    import { zodResolver } from '@hookform/resolvers/zod';
    import * as z from '${entry}';
    export { Controller, useForm } from 'react-hook-form';
    ${
      entry === 'zod'
        ? 'const text = (max) => z.string().trim().min(1).max(max); const phone = (text) => text.regex(/^[+()\\d\\s-]{7,20}$/);'
        : 'const text = (max) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max)); const phone = (text) => text.check(z.regex(/^[+()\\d\\s-]{7,20}$/));'
    }
    export const resolver = zodResolver(z.object({
      name: text(200),
      email: z.email(),
      phone: phone(text(40)),
      company: z.optional(z.string()),
      projectType: z.enum(['events', 'expos', 'other']),
      budget: z.optional(z.enum(['under-5000', 'over-50000'])),
      message: text(5000),
    }));
  `,
});

const forms = ['QuoteForm', 'ContactPageForm', 'ContactMessageForm', 'ServiceContactForm', 'NewsletterForm'];

const radixHeader: Peer = {
  name: '@radix-ui/react-navigation-menu, @radix-ui/react-dialog',
  missing: 'the bar and its look',
  source: "export * from '@radix-ui/react-navigation-menu'; export * as Dialog from '@radix-ui/react-dialog';",
};

const embla = (...plugins: string[]): Peer => ({
  name: ['embla-carousel-react', ...plugins.map((name) => `embla-carousel-${name}`)].join(', '),
  missing: 'what is on the slides, every control, the look',
  source: [
    "export { default as useEmblaCarousel } from 'embla-carousel-react';",
    ...plugins.map((name) => `export { default as ${name} } from 'embla-carousel-${name}';`),
  ].join('\n'),
});

export const alternatives: readonly Alternatives[] = [
  {
    components: ['HeroCarousel'],
    peers: [
      swiper(['A11y', 'Autoplay', 'EffectFade', 'Keyboard', 'Pagination'], ['effect-fade', 'pagination']),
      embla('autoplay', 'fade'),
    ],
  },
  {
    components: ['ServiceCarousel'],
    peers: [swiper(['A11y', 'Keyboard', 'Navigation', 'Pagination'], ['navigation', 'pagination']), embla()],
  },
  {
    components: ['ImpactCounters'],
    peers: [
      { name: 'react-countup', missing: 'the section', source: "export { default, useCountUp } from 'react-countup';" },
      {
        name: 'framer-motion (animate, useInView)',
        missing: 'the section',
        source: "export { animate, useInView } from 'framer-motion';",
      },
    ],
  },
  {
    components: ['Reveal'],
    peers: [
      {
        name: 'framer-motion (LazyMotion, domAnimation, m)',
        source: "export { LazyMotion, domAnimation, m } from 'framer-motion';",
      },
    ],
  },
  {
    components: forms,
    peers: [hookForm('zod'), hookForm('zod/mini')],
  },
  {
    components: ['ToastProvider'],
    peers: [
      {
        name: '@radix-ui/react-toast',
        missing: 'the queue and its look',
        source: "export * from '@radix-ui/react-toast';",
      },
      { name: 'sonner', source: "export { Toaster, toast } from 'sonner';" },
    ],
  },
  {
    components: ['SiteHeader'],
    peers: [primer('SubdomainNavBar'), radixHeader],
  },
  { components: ['SiteFooter'], peers: [primer('MinimalFooter')] },
  { components: ['PageHero'], peers: [primer('Hero')] },
  {
    components: ['FaqSection'],
    peers: [
      primer('FAQ', 'FAQGroup'),
      {
        name: '@radix-ui/react-accordion, @radix-ui/react-tabs',
        missing: 'the section and its look',
        source: "export * as Accordion from '@radix-ui/react-accordion'; export * as Tabs from '@radix-ui/react-tabs';",
      },
    ],
  },
  {
    components: ['ChatPanel'],
    peers: [
      {
        name: '@chatscope/chat-ui-kit-react',
        missing: 'the course of a conversation',
        source: `
          import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
          export { ChatContainer, MainContainer, Message, MessageInput, MessageList, TypingIndicator } from '@chatscope/chat-ui-kit-react';
        `,
      },
    ],
  },
  { components: ['ArticleCard'], peers: [primer('Card')] },
  { components: ['Timeline'], peers: [primer('Timeline')] },
  { components: ['PullQuote'], peers: [primer('Testimonial')] },
  { components: ['Reasons'], peers: [primer('Pillar')] },
  { components: ['ContactBand'], peers: [primer('CTABanner')] },
  { components: ['Pagination'], peers: [primer('Pagination')] },
  { components: ['Breadcrumbs'], peers: [primer('Breadcrumbs')] },
  { components: ['Button'], peers: [primer('Button')] },
  {
    components: ['A page: SiteHeader, HeroCarousel, QuoteForm, SiteFooter'],
    peers: [
      {
        name: '@primer/react-brand (SubdomainNavBar, MinimalFooter), swiper, react-hook-form, zod',
        missing: 'what is on the slides, the fields',
        source: [
          primer('SubdomainNavBar', 'MinimalFooter'),
          swiper(['A11y', 'Autoplay', 'EffectFade', 'Keyboard', 'Pagination'], ['effect-fade', 'pagination']),
          hookForm('zod'),
        ]
          .map(({ source }) => source)
          .join('\n'),
      },
    ],
  },
];

/** Measures every alternative. `onDone` reports progress. */
export async function weighPeers(onDone: (name: string) => void = () => {}): Promise<WeighedPeer[]> {
  const weighed: WeighedPeer[] = [];
  for (const { components, peers } of alternatives) {
    for (const { source, ...peer } of peers) {
      weighed.push({ components, ...peer, ...(await weigh(source)) });
      onDone(peer.name);
    }
  }
  return weighed;
}
