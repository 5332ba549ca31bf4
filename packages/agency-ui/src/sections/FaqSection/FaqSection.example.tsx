'use client';

import { type FaqAsk, type FaqCategory, FaqSection } from 'agency-ui';
import { useState } from 'react';

const categories: FaqCategory[] = [
  {
    name: 'Orders',
    entries: [
      { id: 'notice', question: 'How early do I order a wedding cake?', answer: 'Six weeks before the day.' },
      {
        id: 'change',
        question: 'Can I change my order?',
        answer: 'Yes, until noon on the day before.\n\nAfter that the dough is made.',
      },
    ],
  },
  {
    name: 'Allergies',
    entries: [{ question: 'Do you bake without gluten?', answer: 'On Mondays, when the mill is off.' }],
  },
];

const ask: FaqAsk = {
  heading: 'Is your question missing?',
  actions: [
    { name: 'Call the shop', path: 'tel:+442079460035' },
    { name: 'Write to us', path: '/contact' },
  ],
};

export default function BakeryQuestions() {
  return <FaqSection id="questions" heading="Before you order" categories={categories} ask={ask} />;
}

export function ControlledBakeryQuestions() {
  const [category, setCategory] = useState('Allergies');
  return <FaqSection categories={categories} category={category} onCategoryChange={setCategory} />;
}
