import type {
  Agency,
  CallToActionBannerProps,
  FaqEntry,
  FeatureTabsProps,
  LinkCardsProps,
  Location,
  NavigationItem,
  PageHeroProps,
  PricingPlansProps,
  ProseProps,
} from 'agency-ui';

export type Language = 'en' | 'ar';
export type PageName = 'home' | 'menu' | 'restaurants' | 'book' | 'thanks';

type Hero = Pick<PageHeroProps, 'title' | 'eyebrow' | 'description' | 'picture'>;

export interface Dish {
  name: string;
  text: string;
  /** In dirhams. */
  price: number;
}

/** One restaurant's menu. */
export interface Menu {
  id: string;
  name: string;
  lead: string;
  courses: { name: string; dishes: Dish[] }[];
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
  pages: Record<PageName, { title: string; description: string }>;
  home: {
    hero: Hero;
    menuLink: NavigationItem;
    restaurants: Pick<LinkCardsProps, 'eyebrow' | 'heading' | 'lead' | 'cards'>;
    story: Pick<ProseProps, 'eyebrow' | 'heading' | 'paragraphs' | 'link'>;
    tables: Pick<FeatureTabsProps, 'eyebrow' | 'heading' | 'lead' | 'features'>;
  };
  banner: Pick<CallToActionBannerProps, 'eyebrow' | 'heading' | 'text' | 'action' | 'secondaryAction' | 'note'>;
  menu: {
    hero: Hero;
    menus: Menu[];
    sharing: Pick<PricingPlansProps, 'eyebrow' | 'heading' | 'lead' | 'plans' | 'note'>;
    /** Name of the sharing tables in the page's navigation. */
    sharingName: string;
  };
  restaurants: {
    hero: Hero;
    branches: { heading: string; lead: string; locations: Location[] };
    questions: { heading: string; name: string; entries: FaqEntry[] };
  };
  book: { hero: Hero; form: string; details: string; responseTime: string; nextSteps: string };
  thanks: { hero: Hero; back: NavigationItem };
}
