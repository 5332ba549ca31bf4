/** What `agency-ui migrate` does for each entry of `docs/migrations.md`. */
import { addProperty, type Edit, type PropChanges, renameResult, type Script } from './codemod.js';

/** Places that no program can change, or that a codemod cannot see. */
export interface ByHand {
  /** Matches a line with such a place, after the codemod. */
  pattern: RegExp;
  /** Matches the paths of the files that can have one. */
  files: RegExp;
  /** Only in projects that load this entry of the package. */
  onlyWith?: string;
  /** The code to write instead. */
  write: string;
}

/** One entry of `docs/migrations.md`. */
export interface Migration {
  /** The entry's heading. */
  heading: string;
  /** Exports, with their new names. */
  exports?: Readonly<Record<string, string>>;
  props?: PropChanges;
  /** Paths of entries and `data-` states, in any file. */
  texts?: readonly (readonly [pattern: RegExp, text: string])[];
  /** Any other change of a script. */
  edit?: (script: Script) => Edit[];
  byHand?: readonly ByHand[];
}

const scripts = /\.(tsx?|jsx?|mts|mjs|astro|mdx)$/;
const stylesheets = /\.(css|scss|less|css\.ts)$/;

/** A complete label pack, or the part of one for a component. */
const packOf = (...components: string[]) =>
  new RegExp(`(?::|<|satisfies)\\s*CompleteLabelPack(?:(?![\\w[])|\\[["'](?:${components.join('|')})["']\\])`);

/** By version, as `docs/migrations.md` has them. */
export const migrations: Readonly<Record<string, readonly Migration[]>> = {
  '0.2.0': [
    {
      heading: '`glyph` of `PrintingService` and `badge` of `ServiceFeature` can be a component',
      byHand: [
        {
          pattern: /\b(?:PrintGlyphName|PrintingService|ServiceFeature)\b(?![^\n]*\bfrom\b)/,
          files: scripts,
          write: "typeof glyph === 'string', where a glyph or badge is read",
        },
      ],
    },
    {
      heading: 'A complete `AgencyTheme` has the group `ornament`',
      edit: (script) => addProperty(script, 'AgencyTheme', 'ornament', 'noOrnaments', 'agency-ui/theme'),
      byHand: [
        {
          pattern: /(?:\)|=>)\s*:\s*AgencyTheme\b|<AgencyTheme>/,
          files: scripts,
          write: 'ornament: noOrnaments, in the theme that is returned here',
        },
      ],
    },
    {
      heading: '`formLabels` are the labels of `Form`',
      exports: { formLabels: 'longFormLabels', FormLabels: 'LongFormLabels' },
      byHand: [{ pattern: packOf('Form'), files: scripts, write: 'the labels of Form, in a complete label pack' }],
    },
    {
      heading: 'Choices of forms and categories of articles are `string`',
      byHand: [
        {
          pattern: /\b(?:ServiceInterest|BudgetRange|ArticleCategory)\b(?![^\n]*\bfrom\b)/,
          files: scripts,
          write: 'string, where the value comes from a form or an article, with a fallback where it is an index',
        },
      ],
    },
    {
      heading: 'Forms outlive their unmounting, and `state` is `status`',
      exports: { SubmissionState: 'SubmissionStatus' },
      props: { QuoteForm: { note: 'hint' }, ContactPageForm: { note: 'hint' } },
      edit: (script) => renameResult(script, 'useSubmission', { state: 'status' }),
      byHand: [
        {
          pattern: /\bsignal\b/,
          files: scripts,
          write: 'nothing, unless this expects the signal to abort when the form unmounts',
        },
        {
          pattern: packOf('ContactMessageForm', 'ContactPageForm', 'NewsletterForm', 'QuoteForm', 'ServiceContactForm'),
          files: scripts,
          write: 'seven more labels in each form, from queued to fallbackSubject',
        },
      ],
    },
    {
      heading: 'Names follow the terms of the field',
      exports: {
        FormSheet: 'FormCard',
        FormSheetProps: 'FormCardProps',
        SheetColumns: 'FormColumns',
        SheetColumnsProps: 'FormColumnsProps',
        given: 'assertProps',
      },
      props: {
        Heading: { look: 'variant' },
        Text: { look: 'variant' },
        Button: { look: 'variant' },
        ButtonLink: { look: 'variant' },
        SheetColumns: { sheet: 'card' },
        HowItWorks: { sheet: 'card', note: 'footer' },
        PageHero: { foot: 'bottomSpace' },
        PrintingShowcase: { notes: { head: 'top', foot: 'bottom' } },
      },
      texts: [
        [/\bagency-ui\/sections\/FormSheet\b/g, 'agency-ui/sections/FormCard'],
        [/\bagency-ui\/sections\/SheetColumns\b/g, 'agency-ui/sections/FormColumns'],
        [/\bdata-faq=(\\?["']?)printed\b/g, 'data-hydrated=$1false'],
        [/\bdata-faq=(\\?["']?)live\b/g, 'data-hydrated=$1true'],
      ],
      byHand: [
        {
          pattern: /\b(?:look|foot|sheet)=|\bFormSheet\b|\bSheetColumns\b|\bdata-?[fF]aq\b/,
          files: scripts,
          write: 'the new name, if this belongs to the kit',
        },
        { pattern: /\bdata-faq\b/, files: stylesheets, write: '[data-hydrated]' },
      ],
    },
    {
      heading: 'Label packs have four more labels',
      byHand: [
        {
          pattern: packOf(
            'ArticleCard',
            'ArticleList',
            'FeaturedArticles',
            'Pagination',
            'PreviousNextLinks',
            'ProjectDetail',
          ),
          files: scripts,
          write: 'comingSoon, unavailable, index and outcome, in a complete label pack',
        },
      ],
    },
    {
      heading: '`reset.css` sets `box-sizing` on elements only',
      byHand: [
        {
          pattern: /::?(?:before|after)\b/,
          files: stylesheets,
          onlyWith: 'agency-ui/reset.css',
          write: 'box-sizing: border-box; if this rule has a size as well as padding or a border',
        },
      ],
    },
  ],
};
