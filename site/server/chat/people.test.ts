import { breakable, unbroken } from 'agency-content/unbroken';
import { describe, expect, it } from 'vitest';
import { peopleIn, priceFor } from './people.js';

describe('peopleIn', () => {
  it.each([
    ['a dinner for 150 guests', 150],
    ['1,200 people', 1200],
    ['hafla ya watu mia tatu', 300],
    ['wageni elfu mbili', 2000],
    ['and for 60?', 60],
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
