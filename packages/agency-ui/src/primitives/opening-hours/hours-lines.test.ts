import { describe, expect, it, vi } from 'vitest';
import { agencySchema, type OpenPeriod } from '../../entities/index.js';
import { deDE } from '../../locales/de-DE.js';
import { esES } from '../../locales/es-ES.js';
import { hoursLines } from './hours-lines.js';
import { openingHoursLabels } from './opening-hours.labels.js';

const day: OpenPeriod[] = [{ opens: '09:00', closes: '17:00' }];
const split: OpenPeriod[] = [
  { opens: '09:00', closes: '13:00' },
  { opens: '14:30', closes: '24:00' },
];
const week = {
  timeZone: 'Africa/Nairobi',
  weekly: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: split },
};
const written = (hours: Parameters<typeof hoursLines>[0], locale = 'en-KE') =>
  hoursLines(hours, locale, openingHoursLabels);

describe('hoursLines', () => {
  it('groups consecutive weekdays with the same hours, in the locale’s order', () => {
    const [monday, friday] = [
      'Monday to Thursday: 09:00\u00a0–\u00a017:00',
      'Friday: 09:00\u00a0–\u00a013:00, 14:30\u00a0–\u00a000:00',
    ];
    expect(written({ week }, 'en-GB')).toEqual({
      all: [monday, friday, 'Saturday and Sunday: Closed'],
      open: [monday, friday],
    });
    expect(written({ week }, 'en-KE').all).toEqual(['Sunday: Closed', monday, friday, 'Saturday: Closed']);
  });

  it.each([
    [
      'de-DE',
      deDE,
      [
        'Montag bis Donnerstag: 9:00–17:00\u00a0Uhr',
        'Freitag: 9:00–13:00\u00a0Uhr, 14:30–24:00\u00a0Uhr',
        'Samstag und Sonntag: Geschlossen',
      ],
    ],
    [
      'es-ES',
      esES,
      [
        'De lunes a jueves: 9:00\u00a0–\u00a017:00',
        'Viernes: 9:00\u00a0–\u00a013:00, 14:30\u00a0–\u00a00:00',
        'Sábado y domingo: Cerrado',
      ],
    ],
  ])('writes them in the words of a locale pack: %s', (locale, pack, lines) => {
    expect(hoursLines({ week }, locale, pack.OpeningHours).all).toEqual(lines);
  });

  it('says that a day is open all day', () => {
    const always = { timeZone: 'Africa/Nairobi', weekly: { sunday: [{ opens: '00:00', closes: '24:00' }] } };
    expect(written({ week: always }).open).toEqual(['Sunday: 24\u00a0hours']);
  });

  it('shows `lines` rather than `week`, and `week` rather than the strings', () => {
    const strings = { weekdays: 'Daily', weekend: 'Closed' };
    const lines = ['Monday to Thursday, 9 to 5', 'Friday, by appointment'];
    expect(written({ ...strings, week, lines })).toEqual({ all: lines, open: lines });
    expect(written({ ...strings, week, lines: [] }).open).toHaveLength(2);
    expect(written(strings)).toEqual({ all: ['Daily', 'Closed'], open: ['Daily'] });
    expect(written({ weekend: 'Closed' })).toEqual({ all: ['Closed'], open: ['Closed'] });
    expect(written({})).toEqual({ all: [], open: [] });
  });

  it('survives an invalid week, as from a CMS', () => {
    expect(written({ week: { timeZone: 'Africa/Nairobi' } as never }).all).toEqual(['Sunday to Saturday: Closed']);
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const weekly = { monday: ['08:00-17:00'], tuesday: day };
    for (let count = 0; count < 2; count++)
      expect(written({ week: { ...week, weekly } as never }).open).toEqual(['Tuesday: 09:00\u00a0–\u00a017:00']);
    expect(said.mock.calls.flat()).toEqual([
      'agency.hours.week: an opening period on monday is "08:00-17:00", which is not valid, so it is left out. Write ' +
        '{ opens: "09:00", closes: "17:00" }, with times from 00:00 to 24:00.',
    ]);
    said.mockRestore();
  });

  it('warns once about a wrong period that several days share', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const early = [{ opens: '8 Uhr', closes: '17:00' }];
    const late = [{ opens: '9 Uhr', closes: '17:00' }];
    written({ week: { ...week, weekly: { monday: early, tuesday: early, friday: late } } });
    expect(said.mock.calls.flat()).toEqual([
      expect.stringContaining('on monday is {"opens":"8 Uhr"'),
      expect.stringContaining('on friday is {"opens":"9 Uhr"'),
    ]);
    said.mockRestore();
  });
});

describe('agencySchema', () => {
  const agency = {
    name: 'Tents',
    tagline: 'Tents for all.',
    phone: '+254 700 000 000',
    email: 'info@tents.example',
    address: { street: 'Musterstraße 14', city: 'Leipzig', country: 'Germany' },
    social: [],
  };

  it.each([[{ week }], [{ lines: ['Daily'] }], [{ weekdays: 'Daily', weekend: 'Closed' }]])(
    'accepts hours written in one way, and an address without an area: %j',
    (hours) => {
      expect(agencySchema.safeParse({ ...agency, hours }).success).toBe(true);
    },
  );

  it('rejects hours without any', () => {
    expect(agencySchema.safeParse({ ...agency, hours: {} }).error?.issues).toMatchObject([
      { path: ['hours'], message: 'Write the hours by weekday as "week", or in your own words as "lines".' },
    ]);
  });
});
