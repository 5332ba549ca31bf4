'use client';

import { type Article, type ArticleBody, ArticleDocument, Breadcrumbs, ConsentGate, Video } from 'agency-ui';
import { createConsent } from 'agency-ui/consent';

const article: Article = {
  title: 'What to do when a tooth is knocked out',
  excerpt: 'Milk, a clean cloth and forty minutes: how to save a tooth.',
  category: 'First aid',
  author: 'Dr Leite',
  date: '2026-02-03',
  featured: false,
  image: {
    src: '/pictures/first-aid.jpg',
    width: 1600,
    height: 900,
    alt: 'A first aid box on the practice’s counter',
    placeholder: '#d8e6e4',
  },
};

const body: ArticleBody = {
  introduction: 'A tooth that is back in its place within forty minutes usually grows in again.',
  sections: [
    {
      id: 'now',
      heading: 'In the first minutes',
      blocks: [
        {
          steps: [
            'Pick it up by the crown.',
            'Rinse it with milk, not with water.',
            'Put it back, and bite on a cloth.',
          ],
        },
        {
          paragraph: ['If you cannot put it back, carry it in milk, and ', { name: 'call us', path: '/contact' }, '.'],
        },
      ],
    },
  ],
};

export default function ArticlePage() {
  return (
    <ArticleDocument
      id="article"
      article={article}
      body={body}
      breadcrumbs={<Breadcrumbs items={[{ name: 'Advice', path: '/advice' }]} current={article.title} />}
      url="https://practice.example/advice/knocked-out-tooth"
    />
  );
}

/** Belongs in a separate module, which `ConsentBanner` imports too. */
const consent = createConsent({
  version: '2026-05-01',
  categories: [
    {
      id: 'map',
      name: 'Map',
      description: 'The way to the practice, from OpenStreetMap, which learns your IP address.',
    },
  ],
});

const film = {
  title: 'How to rinse a tooth',
  poster: article.image,
  sources: [{ src: '/videos/rinse.mp4', type: 'video/mp4' }],
};

const bodyWithVideoAndMap: ArticleBody = {
  introduction: body.introduction,
  sections: [
    {
      id: 'film',
      heading: 'See how it is done',
      blocks: [
        'Hold it by the crown, and let the milk run.',
        { content: <Video video={film} sizes="(width < 48rem) 100vw, 44rem" /> },
        'Then come to us.',
        {
          content: (
            <ConsentGate
              consent={consent}
              category="map"
              title="Map of the practice"
              link={{ name: 'Open it at OpenStreetMap', path: 'https://www.openstreetmap.org' }}
            >
              <iframe title="Map of the practice" src="https://www.openstreetmap.org/export/embed.html" />
            </ConsentGate>
          ),
        },
      ],
    },
  ],
};

export function ArticleWithVideoAndMap() {
  return <ArticleDocument id="article" article={article} body={bodyWithVideoAndMap} />;
}
