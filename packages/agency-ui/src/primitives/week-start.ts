import { type Weekday, weekdays } from '../entities/form-definitions/index.js';

/** Regions whose week does not start on Monday (CLDR), for browsers without `getWeekInfo`, such as Firefox. */
const regions: readonly [Weekday, string][] = [
  [
    'sunday',
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH ' +
      'PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  ['saturday', 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  ['friday', 'MV'],
];

/** The method is newer than the property, and TypeScript knows neither. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/**
 * First day of the week in a locale.
 *
 * @param locale - A BCP 47 tag. Without a region, its most likely region is used.
 */
export function weekStart(locale: string): Weekday {
  try {
    const tag: LocaleWithWeek = new Intl.Locale(locale);
    const firstDay = (tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay;
    const region = tag.maximize().region ?? '';
    const known = firstDay === undefined ? undefined : weekdays[firstDay - 1];
    return known ?? regions.find(([, list]) => list.split(' ').includes(region))?.[0] ?? 'monday';
  } catch {
    // The locale isn't a language tag.
    return 'monday';
  }
}
