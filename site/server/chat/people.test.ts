import { breakable, unbroken } from 'agency-content/unbroken';
import { describe, expect, it } from 'vitest';
import { budgetFor, budgetIn, peopleIn, piecesIn, priceFor } from './people.js';

describe('peopleIn', () => {
  it.each([
    ['a dinner for 150 guests', 150],
    ['1,200 people', 1200],
    ['hafla ya watu mia tatu', 300],
    ['wageni elfu mbili', 2000],
    ['and for 60?', 60],
    ['tuko 60', 60],
    ['gala dinner for 200 with a band', 200],
    ['a conference for 3 days', undefined],
    ['500,000 kwa watu 100', 100],
    ['500 copies for our guests', undefined],
    ['8 people', undefined],
    ['90,000 people', undefined],
    ['we are staff of 2 companies', undefined],
    ['on 20 March', undefined],
  ])('finds the number of people in "%s"', (message, people) => {
    expect(peopleIn(message)).toBe(people);
  });
});

describe('priceFor', () => {
  it.each([
    [100, 'KES 400,000–1.2 million'],
    [50, 'KES 200,000–600,000'],
    [300, 'KES 1.2–3.6 million'],
  ])('formats the price range for %i guests as the site does', (people, price) => {
    expect(breakable(priceFor(people, unbroken('KES 4,000-12,000'), 'en'))).toBe(price);
  });
});

describe('piecesIn', () => {
  it.each([
    ['3 roll-up banners', 'rollup', 'en', 3],
    ['two pull up banners please', 'rollup', 'en', 2],
    ['price 4 500 business cards', 'bizcard', 'en', 500],
    ['2,000 A5 fliers', 'flier', 'en', 2000],
    ['kadi 200 za biashara', 'bizcard', 'sw', 200],
    ['rollup mbili', 'rollup', 'sw', 2],
    ['80 bob per booklet', 'booklet', 'en', undefined],
    ['a roll-up at 4k', 'rollup', 'en', undefined],
    ['roll-up banners', 'rollup', 'en', undefined],
  ] as const)('finds the number of pieces in "%s"', (message, thing, language, pieces) => {
    expect(piecesIn(message, thing, language)).toBe(pieces);
  });
});

describe('budgetIn and budgetFor', () => {
  it.each([
    ['tuko na 400k', 400_000],
    ['bajeti yetu ni laki tano', 500_000],
    ['is 1.5 million enough', 1_500_000],
    ['is 200 guests too many', undefined],
  ])('finds the budget in "%s"', (message, budget) => {
    expect(budgetIn(message)).toBe(budget);
  });

  it.each([
    [300_000, 'below'],
    [400_000, 'low'],
    [700_000, 'within'],
    [1_000_000, 'above'],
  ])('says where a budget of %i for 80 guests falls', (budget, place) => {
    expect(budgetFor(80, 'KES 4,000–12,000', budget)).toBe(place);
  });
});
