/**
 * The blog's nine articles, newest first (spec section 2, "Blog").
 *
 * The featured articles are not the newest ones, because the page shows them above the grid, which starts with the
 * newest.
 */
import {
  blogBrandColours,
  blogBrandRefresh,
  blogChoosingAVenue,
  blogEventTimeline,
  blogExperienceMarketing,
  blogInStoreBudget,
  blogPodcastsForBrands,
  blogPrintToday,
  blogWebinarsThatWork,
} from 'agency-artwork';
import type { Article } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';
import { unbroken } from '../unbroken.js';

export const articles: Article[] = [
  {
    title: 'Labels, cartons and the brand in the kitchen',
    excerpt:
      'Good packaging gets read every morning until the jar is empty. What flexo printing can do for a young brand, and what it can’t.',
    category: 'Industry News',
    author: 'Print studio',
    date: '2026-10-22',
    image: cardPicture(blogPrintToday),
    featured: false,
    path: '/blog/packaging-in-the-kitchen',
  },
  {
    title: 'Two colours are plenty',
    excerpt:
      'On screen, colours are free. On a van, a T-shirt and a receipt, each one costs money. How to pick a pair that works on all three.',
    category: 'Brand Development',
    author: 'Brand team',
    date: '2026-10-01',
    image: cardPicture(blogBrandColours),
    featured: false,
    path: '/blog/two-colours-are-plenty',
  },
  {
    title: 'One podcast afternoon, a month of posts',
    excerpt: 'How we plan a recording so it yields clips, quotes and photos without tiring the guest.',
    category: 'Digital Marketing',
    author: 'Production team',
    date: '2026-09-10',
    image: cardPicture(blogPodcastsForBrands),
    featured: false,
    path: '/blog/one-podcast-afternoon',
  },
  {
    title: 'Tasting beats telling: why samples work',
    excerpt:
      'A sip, a ride, a free sample: people remember what they’ve tried. Four questions to ask before you pay for an activation.',
    category: 'Marketing Strategy',
    author: 'Activations team',
    date: '2026-08-20',
    // Keeps the truck, which stands at the left, in view.
    image: { ...cardPicture(blogExperienceMarketing), focus: { x: 0, y: 0.5 } },
    featured: true,
    path: '/blog/why-samples-work',
  },
  {
    title: 'Book the hall first: planning backwards',
    excerpt: unbroken(
      'Large events need 6-12 months, medium ones 3-6, small ones 1-3. What to sign first, and which signature can wait.',
    ),
    category: 'Event Planning',
    author: 'Events team',
    date: '2026-07-23',
    image: cardPicture(blogEventTimeline),
    featured: true,
    path: '/blog/planning-backwards',
  },
  {
    title: 'Keep the leaf, lose the ribbon',
    excerpt:
      'When a brand needs a refresh and when it needs leaving alone: how to find out what people already love before you redesign it.',
    category: 'Brand Development',
    author: 'Brand team',
    date: '2026-06-18',
    image: cardPicture(blogBrandRefresh),
    featured: false,
    path: '/blog/keep-the-leaf',
  },
  {
    title: 'What a day in store costs, and earns',
    excerpt:
      'Promoter, table, samples, permission: an in-store activation line by line, and the two lines where saving hurts.',
    category: 'Marketing Strategy',
    author: 'Activations team',
    date: '2026-05-14',
    image: cardPicture(blogInStoreBudget),
    featured: false,
    path: '/blog/a-day-in-store',
  },
  {
    title: 'How to read an empty hall',
    excerpt: 'Sit in the back row, clap once and ask about the loading bay. A venue visit in nine questions.',
    category: 'Event Planning',
    author: 'Events team',
    date: '2026-03-26',
    image: cardPicture(blogChoosingAVenue),
    featured: false,
    path: '/blog/how-to-read-an-empty-hall',
  },
  {
    title: 'The webinar nobody leaves early',
    excerpt:
      'A host on their feet, a question before the first slide and a punctual finish. Small things that keep people past minute ten.',
    category: 'Digital Marketing',
    author: 'Production team',
    date: '2026-02-12',
    image: cardPicture(blogWebinarsThatWork),
    featured: false,
    path: '/blog/the-webinar-nobody-leaves-early',
  },
];
