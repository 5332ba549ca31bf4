import {
  type BookingFormOptions,
  type BookingLocation,
  type Choice,
  isDate,
  type Weekday,
  weekdays,
} from '../../entities/form-definitions/index.js';
import { warn } from './usable-limits.js';

type BookingDays = Pick<BookingFormOptions, 'times' | 'timesOn' | 'closedWeekdays' | 'closedDates'>;

type OptionalDays = { readonly [Name in keyof BookingDays]?: BookingDays[Name] | undefined };

/** Settings often hold null for what isn't set, so null counts as not given, with a warning in development. */
function given<Value>(prop: string, value: Value | null | undefined): Value | undefined {
  if (process.env.NODE_ENV !== 'production' && value === null)
    warn(`"${prop}" is null, so it counts as not given. Leave it out, or write undefined.`);
  return value ?? undefined;
}

const isWeekday = (day: string): day is Weekday => weekdays.some((known) => known === day);

/** Removes repeated names, and names that aren't weekdays, with a warning in development. */
const knownWeekdays = (prop: string, days: readonly string[]): Weekday[] =>
  [...new Set(days)].filter((day) => {
    if (!isWeekday(day)) warn(`"${prop}" has "${day}", which is not a weekday. Use any of ${weekdays.join(', ')}.`);
    return isWeekday(day);
  }) as Weekday[];

/** Removes dates that don't exist, with a warning in development. */
const knownDates = (prop: string, dates: readonly string[]): string[] =>
  dates.filter((date) => {
    if (!isDate(date))
      warn(`"${prop}" has "${date}", which is not a date, so it is left out. Use a date such as "2026-12-24".`);
    return isDate(date);
  });

/** A list. A single value, which is a mistake, becomes a list of one. */
function listOf<Item>(prop: string, items: readonly Item[] | Item): readonly Item[] {
  if (Array.isArray(items)) return items;
  warn(`"${prop}" is ${JSON.stringify(items)}, but it must be a list. Write [${JSON.stringify(items)}].`);
  return [items as Item];
}

const pick = <Value>(values: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key] as Value]));

function warnAboutTimes(prop: string, times: readonly Choice[]) {
  const time = times.find((one) => typeof one === 'string' && !/^\d\d:\d\d$/.test(one));
  if (time !== undefined)
    warn(
      `"${prop}" has "${time}", which is not a time of day, so it is shown and sent as written. Write hours and minutes, such ` +
        `as "09:00", or a value with a label: { value: '09:00', label: '${time}' }.`,
    );
}

/** @param path - Path to the properties, such as `locations[0].`; empty for the form's own. */
function usableDays<Days extends OptionalDays>(days: Days, path: string): Days {
  const times = given(`${path}times`, days.times);
  const timesOn = given(`${path}timesOn`, days.timesOn);
  const onWeekdays = given(`${path}timesOn.weekdays`, timesOn?.weekdays);
  const onDates = given(`${path}timesOn.dates`, timesOn?.dates);
  const closedWeekdays = given(`${path}closedWeekdays`, days.closedWeekdays);
  const closedDates = given(`${path}closedDates`, days.closedDates);
  if (process.env.NODE_ENV !== 'production') warnAboutTimes(`${path}times`, times ?? []);
  return {
    ...days,
    times,
    timesOn: timesOn && {
      weekdays: onWeekdays && pick(onWeekdays, knownWeekdays(`${path}timesOn.weekdays`, Object.keys(onWeekdays))),
      dates: onDates && pick(onDates, knownDates(`${path}timesOn.dates`, Object.keys(onDates))),
    },
    closedWeekdays:
      closedWeekdays && knownWeekdays(`${path}closedWeekdays`, listOf<string>(`${path}closedWeekdays`, closedWeekdays)),
    closedDates: closedDates && knownDates(`${path}closedDates`, listOf(`${path}closedDates`, closedDates)),
  };
}

/** The locations with different values, each with usable days. */
function usableLocations(locations: readonly (string | BookingLocation)[]): (string | BookingLocation)[] {
  const seen = new Set<string>();
  return locations.flatMap((location, index) => {
    const value = typeof location === 'string' ? location : location.value;
    const isRepeated = seen.has(value);
    seen.add(value);
    if (!isRepeated) return [typeof location === 'string' ? location : usableDays(location, `locations[${index}].`)];
    warn(
      `two items in "locations" have the value "${value}", so only the first is offered. Give each its own value, or remove ` +
        'the duplicate.',
    );
    return [];
  });
}

/**
 * Leaves out days that don't exist and repeated locations, with a warning in development, because they may come from
 * settings, where a single mistake would otherwise blank the page. The server's `createBookingForm` rejects them.
 */
export function usableBooking({ locations, ...days }: BookingDays & Pick<BookingFormOptions, 'locations'>) {
  const list = given('locations', locations);
  return { ...usableDays(days, ''), locations: list && usableLocations(list) };
}
