'use client';

import { type ReactNode, useMemo } from 'react';
import { daysByLocation, daysOf } from '../../entities/form-definitions/booking-form.js';
import {
  type BookingFormOptions,
  type BookingRequest,
  createBookingForm,
  dateBounds,
  isDate,
  nameOfChoice,
  valueOfChoice,
  type Weekday,
} from '../../entities/form-definitions/index.js';
import {
  AgencyLink,
  assertFields,
  assertProps,
  CalendarCheck,
  classes,
  createNumberFormatter,
  formatDate,
  formatList,
  phoneUrl,
  useAgency,
  useLabels,
  weekdayName,
} from '../../primitives/index.js';
import { Form, type FormAttributes, type FormOptions } from '../Form/index.js';
import * as styles from './BookingForm.css.js';
import { type BookingFormLabels, bookingFormLabels } from './BookingForm.labels.js';
import { usableBooking } from './usable-days.js';
import { usableLimits, warnAboutLocations } from './usable-limits.js';

export interface BookingFormProps extends BookingFormOptions, FormOptions<BookingRequest>, FormAttributes {
  /**
   * Shows the visit and the visitor's details as two steps. Without JavaScript, they are on one page.
   *
   * @default false
   */
  steps?: boolean;
  /**
   * Duration of a simulated submission when there is no `onSubmit`, in ms.
   *
   * @default 1000
   * @minimum 0
   */
  simulatedDelay?: number;
  /** A line beside the button, saying how the visitor's details are used. */
  hint?: ReactNode;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<BookingFormLabels>;
}

/** A request for a day, a time and a number of people. */
export function BookingForm({
  times,
  timesOn,
  locations: givenLocations,
  closedWeekdays,
  closedDates,
  firstDay = 0,
  lastDay = 60,
  timeZone,
  minGuests = 1,
  maxGuests = 12,
  steps = false,
  simulatedDelay = 1000,
  labels: labelOverrides,
  contact,
  ...rest
}: BookingFormProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('BookingForm', {}, { times, locations: givenLocations ?? [] });
    for (const [index, one] of (givenLocations ?? []).entries())
      if (typeof one !== 'string')
        assertFields('BookingForm', `locations[${index}]`, one, ['value', 'label'], one?.times ? ['times'] : []);
  }
  const labels = useLabels('BookingForm', bookingFormLabels, labelOverrides);
  const { locale } = useAgency();
  const limits = usableLimits({ firstDay, lastDay, timeZone, minGuests, maxGuests });
  const usable = usableBooking({ times, timesOn, locations: givenLocations, closedWeekdays, closedDates });
  const { locations } = usable;
  const options = { ...usable, ...limits };
  const byLocation = daysByLocation(options);
  const days = byLocation ? [...byLocation.values()] : [daysOf(options)];
  const hasTimes = days.some((one) => one.times.length > 0);
  if (process.env.NODE_ENV !== 'production' && byLocation && hasTimes) warnAboutLocations(byLocation);
  // The lists are often written inline, so they are new on every render.
  const key = JSON.stringify(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is all of the options
  const definition = useMemo(() => (hasTimes ? createBookingForm(options) : undefined), [key]);

  if (!definition) {
    const { id, className, style } = rest;
    return (
      <div id={id} style={style} className={classes(styles.none, className)} data-booking="none">
        <p className={styles.sentence}>{labels.noTimes}</p>
        {(contact?.phone || contact?.email) && (
          <p className={styles.ways}>
            <span>{labels.noTimesContact}</span>
            {contact.phone && (
              <AgencyLink href={phoneUrl(contact.phone)}>
                <bdi dir="ltr">{contact.phone}</bdi>
              </AgencyLink>
            )}
            {contact.email && <AgencyLink href={`mailto:${contact.email}`}>{contact.email}</AgencyLink>}
          </p>
        )}
      </div>
    );
  }

  const closedNames = (weekdaysClosed: readonly Weekday[]) =>
    formatList(
      weekdaysClosed.map((day) => weekdayName(day, locale)),
      locale,
    );
  const closed = closedNames(definition.fields.date.closedWeekdays ?? []);
  const spoken = (date: string) =>
    isDate(date) ? formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' }) : date;
  const format = createNumberFormatter(locale);
  const { min = '', max = '' } = dateBounds({ min: limits.firstDay, max: limits.lastDay, timeZone: limits.timeZone });
  const {
    dayBetween,
    closedOn,
    closedAt,
    locationPending,
    peopleBetween,
    noTimes: _,
    noTimesContact: __,
    ...texts
  } = labels;
  const dateError = (names: string) => dayBetween(spoken(min), spoken(max), names);
  const dateHint = (names: string) => names && closedOn(names);
  /** Before a location is chosen, the hint names each one's closed weekdays. */
  const ownLabels = byLocation && {
    dateErrorBy: mapValues(byLocation, (own) => dateError(closedNames(own.closedWeekdays))),
    dateHintBy: mapValues(byLocation, (own) => dateHint(closedNames(own.closedWeekdays))),
    dateHint: (locations ?? [])
      .map((location) => {
        const names = closedNames(byLocation.get(valueOfChoice(location))?.closedWeekdays ?? []);
        return names && closedAt(nameOfChoice(location), names);
      })
      .filter(Boolean)
      .join(' '),
    timePending: locationPending,
  };
  return (
    <Form
      definition={definition}
      layout={steps ? 'steps' : 'columns'}
      simulatedDelay={simulatedDelay}
      errorSummary
      icon={CalendarCheck}
      contact={contact}
      labels={{
        ...texts,
        dateError: dateError(closed),
        guestsError: peopleBetween(format(limits.minGuests), format(limits.maxGuests)),
        ...(closed && { dateHint: dateHint(closed) }),
        ...ownLabels,
      }}
      {...rest}
    />
  );
}

const mapValues = <Value, Result>(map: ReadonlyMap<string, Value>, of: (value: Value) => Result) =>
  Object.fromEntries([...map].map(([key, value]) => [key, of(value)]));
