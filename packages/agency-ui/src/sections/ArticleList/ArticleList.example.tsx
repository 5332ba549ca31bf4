'use client';

import { type Article, type ArticleChoice, ArticleList } from 'agency-ui';
import { useState } from 'react';

const articles: Article[] = [
  {
    title: 'Building with straw',
    excerpt: 'A wall that keeps the heat and can be composted.',
    category: 'Materials',
    author: 'The studio',
    date: '2026-04-20',
    image: { src: '/pictures/straw.jpg', width: 1200, height: 800, alt: 'Straw bales between timber posts' },
    featured: true,
    path: '/notes/straw',
  },
  {
    title: 'Permission for a loft',
    excerpt: 'Which lofts need it, and how long the council takes.',
    category: 'Permits',
    author: 'The studio',
    date: '2026-02-08',
    image: { src: '/pictures/loft.jpg', width: 1200, height: 800, alt: 'A loft with a new roof window' },
    featured: false,
    path: '/notes/loft',
  },
];

const categories = ['Materials', 'Permits'];

export default function StudioNotes() {
  return <ArticleList heading="Notes" articles={articles} categories={categories} tone="paper" />;
}

export function ControlledStudioNotes() {
  const [category, setCategory] = useState<ArticleChoice>('Permits');
  return (
    <ArticleList
      heading="Notes"
      articles={articles}
      categories={categories}
      category={category}
      onCategoryChange={setCategory}
    />
  );
}
