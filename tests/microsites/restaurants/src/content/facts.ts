/** Facts that are the same in both languages. */
import type { BrandMark, ItemPrice, OpeningHours, OpenPeriod, PictureSource } from 'agency-ui';

export const picture = (name: string, alt: string, [width, height]: [number, number] = [1200, 900]): PictureSource => ({
  src: `/pictures/${name}.svg`,
  width,
  height,
  alt,
});

export const dirhams = (amount: number): ItemPrice => ({ amount, currency: 'AED' });

/** A fig cut in half. */
export const mark: BrandMark = {
  viewBox: '0 0 40 44',
  shapes: [
    { d: 'M19 1h4l1 6 5 6 6 7 3 8-2 8-7 6-9 1-9-2-6-6-1-8 3-7 7-7 4-6z', ink: 'one' },
    { d: 'M20 17l7 4 4 7-3 8-8 3-8-3-3-8 4-7z', ink: 'three' },
    { d: 'M20 24l3 3 1 4-2 3h-4l-2-3 1-4z', ink: 'four' },
  ],
};

/** Opening hours: the periods for every day except Friday, and those for Friday. */
const week = (days: OpenPeriod[], friday: OpenPeriod[]): OpeningHours['weekly'] => ({
  monday: days,
  tuesday: days,
  wednesday: days,
  thursday: days,
  friday,
  saturday: days,
  sunday: days,
});

export const hours = {
  tannour: week(
    [{ opens: '07:00', closes: '16:00' }],
    [
      { opens: '07:00', closes: '11:30' },
      { opens: '14:00', closes: '18:00' },
    ],
  ),
  mina: week(
    [
      { opens: '12:30', closes: '15:30' },
      { opens: '18:30', closes: '23:30' },
    ],
    [{ opens: '14:00', closes: '23:30' }],
  ),
  jamr: week([{ opens: '18:00', closes: '01:00' }], [{ opens: '18:00', closes: '02:00' }]),
};

export const timeZone = 'Asia/Dubai';

export const phones = {
  group: '+971 4 000 0300',
  tannour: '+971 4 000 0301',
  mina: '+971 2 000 0302',
  jamr: '+971 6 000 0303',
};

export const email = 'table@threefigs.example';

export const directions = {
  tannour: 'https://www.openstreetmap.org/directions?to=25.2637,55.3001',
  mina: 'https://www.openstreetmap.org/directions?to=24.5236,54.3790',
  jamr: 'https://www.openstreetmap.org/directions?to=25.3235,55.3847',
};
