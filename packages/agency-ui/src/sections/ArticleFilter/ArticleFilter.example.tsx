'use client';

import { type ArticleChoice, ArticleFilter } from 'agency-ui';
import { useState } from 'react';

const recipes = [
  { title: 'Milk buns', category: 'Breakfast' },
  { title: 'Plum cake', category: 'Cakes' },
  { title: 'Seeded rolls', category: 'Breakfast' },
];

export default function RecipeFilter() {
  const [choice, setChoice] = useState<ArticleChoice>('all');
  const shown = recipes.filter(({ category }) => choice === 'all' || category === choice);
  return (
    <>
      <ArticleFilter
        categories={['Breakfast', 'Cakes']}
        value={choice}
        onChange={setChoice}
        counts={{ all: 3, Breakfast: 2, Cakes: 1 }}
      />
      <ul>
        {shown.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}
