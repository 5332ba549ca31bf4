import type {
  Agency,
  CallToActionBannerProps,
  FaqEntry,
  FeatureTabsProps,
  LegalDocumentContent,
  LinkCardsProps,
  Location,
  NavigationItem,
  PageHeroProps,
  PictureSource,
  PriceListMark,
  PriceListProps,
  PricingPlansProps,
  ProseProps,
} from 'agency-ui';

export type Language = 'en' | 'ar';
export type PageName = 'home' | 'menu' | 'restaurants' | 'book' | 'thanks' | 'privacy';

type Hero = Pick<PageHeroProps, 'title' | 'eyebrow' | 'description' | 'picture'>;

/** One restaurant's menu. */
export interface Menu extends Pick<PriceListProps, 'groups'> {
  id: string;
  name: string;
  lead: string;
}

/** All of the site's copy in one language. */
export interface Content {
  lang: Language;
  agency: Agency;
  navigation: { entries: NavigationItem[]; action: NavigationItem };
  /** The line below the header, and the name of its landmark. */
  strip: { name: string; text: string };
  /** The restaurants, for the footer. */
  links: NavigationItem[];
  legalLinks: NavigationItem[];
  pages: Record<PageName, { title: string; description: string }>;
  home: {
    hero: Hero;
    /** Below the first lines, as wide as the page. */
    table: PictureSource;
    menuLink: NavigationItem;
    restaurants: Pick<LinkCardsProps, 'eyebrow' | 'heading' | 'lead' | 'cards'>;
    story: Pick<ProseProps, 'eyebrow' | 'heading' | 'paragraphs' | 'link'>;
    tables: Pick<FeatureTabsProps, 'eyebrow' | 'heading' | 'lead' | 'features'>;
  };
  banner: Pick<CallToActionBannerProps, 'eyebrow' | 'heading' | 'text' | 'action' | 'secondaryAction' | 'note'>;
  menu: {
    hero: Hero;
    menus: Menu[];
    marks: PriceListMark[];
    sharing: Pick<PricingPlansProps, 'eyebrow' | 'heading' | 'lead' | 'plans' | 'note'>;
    /** Name of the sharing tables in the page's navigation. */
    sharingName: string;
  };
  restaurants: {
    hero: Hero;
    branches: { heading: string; lead: string; locations: Location[] };
    questions: { heading: string; name: string; entries: FaqEntry[] };
  };
  book: {
    hero: Hero;
    form: string;
    details: string;
    responseTime: string;
    nextSteps: string;
    /** The line beside the form's button. */
    privacy: { text: string; link: NavigationItem };
  };
  thanks: { hero: Hero; back: NavigationItem };
  privacy: LegalDocumentContent;
}
