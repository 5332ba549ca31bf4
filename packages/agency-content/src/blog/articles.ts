/** The nine articles of the blog, newest first (spec section 2, "Blog"). The spec gives them no page of their own. */
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

export const articles: Article[] = [
  {
    title: 'Tasted beats told: what people remember',
    excerpt:
      'A sip, a ride, a song with strangers: the hand remembers what the eye has scrolled past. Four questions to ask before you pay for an activation.',
    category: 'Marketing Strategy',
    author: 'Activations desk',
    date: '2025-04-10',
    image: cardPicture(blogExperienceMarketing),
    featured: true,
  },
  {
    title: 'Book the hall first: an event year, backwards',
    excerpt:
      'A large event is booked 6-12 months ahead, a medium one 3-6, a small one 1-3. In which order to sign things, and which signature can wait.',
    category: 'Event Planning',
    author: 'Events desk',
    date: '2025-03-27',
    image: cardPicture(blogEventTimeline),
    featured: true,
  },
  {
    title: 'Labels, cartons and the brand in the kitchen',
    excerpt:
      'Good packaging is read every morning for as long as the jar lasts. What the flexo press can do for a young brand, and where it is strict.',
    category: 'Industry News',
    author: 'Print studio',
    date: '2025-03-13',
    image: cardPicture(blogPrintToday),
    featured: false,
  },
  {
    title: 'One afternoon of podcast, a month of posts',
    excerpt:
      'How we plan a recording so that it falls into clips, quotes and pictures by itself, without the guest noticing.',
    category: 'Digital Marketing',
    author: 'Production desk',
    date: '2025-02-20',
    image: cardPicture(blogPodcastsForBrands),
    featured: false,
  },
  {
    title: 'Two colours are plenty',
    excerpt:
      'On a screen every colour is free. On a van, a T-shirt and a receipt each one costs. How to choose a pair that survives all three.',
    category: 'Brand Development',
    author: 'Brand desk',
    date: '2025-01-30',
    image: cardPicture(blogBrandColours),
    featured: false,
  },
  {
    title: 'How to read an empty hall',
    excerpt:
      'Stand where the last row will sit, clap once, and ask about the lorry gate. A visit to a venue in nine questions.',
    category: 'Event Planning',
    author: 'Events desk',
    date: '2024-11-14',
    image: cardPicture(blogChoosingAVenue),
    featured: false,
  },
  {
    title: 'What a day in the shop costs, and what it earns',
    excerpt:
      'Promoter, table, samples, permission: an in-store day taken apart line by line, with the two lines where saving hurts.',
    category: 'Marketing Strategy',
    author: 'Activations desk',
    date: '2024-10-24',
    image: cardPicture(blogInStoreBudget),
    featured: false,
  },
  {
    title: 'Keep the bird, change the feathers',
    excerpt:
      'When a brand needs a refresh and when it only needs a rest: how to tell what people already love before you redraw it.',
    category: 'Brand Development',
    author: 'Brand desk',
    date: '2024-09-19',
    image: cardPicture(blogBrandRefresh),
    featured: false,
  },
  {
    title: 'The webinar nobody leaves early',
    excerpt:
      'A host on their feet, a question before the first slide, and an end that is on time. Small things that keep people past the first ten minutes.',
    category: 'Digital Marketing',
    author: 'Production desk',
    date: '2024-08-22',
    image: cardPicture(blogWebinarsThatWork),
    featured: false,
  },
];
