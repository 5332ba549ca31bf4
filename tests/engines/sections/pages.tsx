/** Pages with the sections that the site does not use, prerendered and hydrated as on a microsite. */
import {
  AgencyProvider,
  AnnouncementBar,
  BeforeAfter,
  BookingForm,
  ColorSchemeSwitch,
  ConsentBanner,
  ConsentGate,
  createConsent,
  createEnquirySender,
  defineForm,
  EventCalendar,
  FeatureTabs,
  Form,
  LanguageSwitch,
  Locations,
  PricingPlans,
  Section,
  SectionNavigation,
  Text,
} from 'agency-ui';
import type { ReactNode } from 'react';
import { storyPicture } from '../../../packages/agency-ui/src/story-pictures.js';

const endpoint = '/api/enquiries';
const timeZone = 'Africa/Nairobi';

const pricing = (
  <PricingPlans
    heading="What print costs every month"
    periods={[
      { id: 'month', name: 'Monthly' },
      { id: 'year', name: 'Yearly' },
    ]}
    plans={[
      {
        name: 'Counter',
        prices: [
          { amount: 4500, currency: 'KES', period: 'month', unit: 'a month' },
          { amount: 45_000, currency: 'KES', period: 'year', unit: 'a year' },
        ],
        included: ['500 business cards'],
        action: { name: 'Choose this plan', path: '/booking' },
      },
      { name: 'Roadshow' },
    ]}
  />
);

const workday = [{ opens: '08:00', closes: '17:00' }];

const locations = (
  <Locations
    heading="Where we work"
    locations={[
      {
        name: 'Westlands',
        address: { street: '14th Ring Road', city: 'Nairobi', country: 'Kenya' },
        phone: '+254 700 000 000',
        hours: {
          timeZone,
          weekly: { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
          exceptions: [{ date: '2026-12-25', name: 'Christmas Day', periods: [] }],
        },
        map: { picture: storyPicture(1, 'The Ring Road'), embed: 'http://localhost:9/map' },
      },
    ]}
  />
);

const booking = (
  <BookingForm
    times={['12:00', '18:00', '19:30']}
    timesOn={{ weekdays: { friday: ['12:00', '18:00'], saturday: ['18:00', '19:30'] } }}
    closedWeekdays={['monday']}
    firstDay="2999-12-01"
    lastDay="2999-12-31"
    timeZone={timeZone}
    onSubmit={createEnquirySender({ endpoint, form: 'booking' })}
  />
);

const cateringForm = defineForm({
  name: 'catering',
  title: 'Catering',
  groups: { meal: 'Your meal', place: 'Where to', you: 'About you' },
  fields: {
    way: {
      kind: 'radio',
      label: 'How would you like it?',
      options: [
        { value: 'here', label: 'At our tables' },
        { value: 'home', label: 'Brought to my door' },
      ],
      group: 'meal',
    },
    street: { kind: 'text', label: 'Street', group: 'place' },
    name: { kind: 'text', label: 'Name', group: 'you' },
  },
  labels: { submit: 'Ask the kitchen' },
});

const steps = (
  <Form
    definition={cateringForm}
    layout="steps"
    errorSummary
    onSubmit={createEnquirySender({ endpoint, form: 'catering' })}
  />
);

const choicesForm = defineForm({
  name: 'day',
  title: 'About the day',
  fields: {
    place: {
      kind: 'radio',
      label: 'Where shall we build?',
      options: [
        { value: 'hall', label: 'In a hall' },
        { value: 'field', label: 'In a field' },
        { value: 'street', label: 'On a street' },
      ],
    },
    needs: { kind: 'checkboxes', label: 'What do you need?', options: ['Stage', 'Tents', 'Sound'] },
    guests: { kind: 'range', label: 'About how many guests?', min: 50, max: 500, step: 50, unit: 'guests' },
    tables: { kind: 'number', label: 'Tables', min: 1, max: 40 },
    day: { kind: 'date', label: 'Day', min: '2999-12-01', max: '2999-12-31' },
  },
});

const choices = (
  <Form definition={choicesForm} errorSummary onSubmit={createEnquirySender({ endpoint, form: 'day' })} />
);

const filmConsent = createConsent({
  version: '1',
  categories: [{ id: 'film', name: 'Films', description: 'Films come from another company.' }],
});

const consent = (
  <>
    <ConsentBanner consent={filmConsent} />
    <Section>
      <ConsentGate consent={filmConsent} category="film" title="A film of the book fair">
        <iframe src="/film" title="The film" />
      </ConsentGate>
      <a href="#consent">Privacy settings</a>
    </Section>
  </>
);

const languages = [
  { tag: 'en-KE', name: 'English', path: '/languages' },
  { tag: 'sw-KE', name: 'Kiswahili', path: '/lugha' },
];

const settings = (
  <>
    <AnnouncementBar text="The print room is closed on Jamhuri Day." dismissalKey="jamhuri-day" />
    <Section tone="paper">
      <Text>Our hours</Text>
      <ColorSchemeSwitch />
    </Section>
  </>
);

const comparison = (
  <BeforeAfter
    before={storyPicture(2, 'An empty field')}
    after={storyPicture(4, 'The field with a stage')}
    sizes="60rem"
  />
);

const tabs = (
  <FeatureTabs
    heading="What a show day is made of"
    features={[
      { name: 'Stage', title: 'A stage before breakfast', description: 'We build at night.' },
      { name: 'Print', title: 'Banners from the same house', description: 'The colours match.' },
      { name: 'Staff', title: 'People who know the way', description: 'Ushers and technicians.' },
    ]}
  />
);

const parts = ['Stage', 'Print', 'Staff', 'Permits'].map((name) => ({ id: name.toLowerCase(), name }));

const longPage = (
  <>
    <SectionNavigation sections={parts} />
    {parts.map(({ id, name }) => (
      <Section key={id} id={id} style={{ minBlockSize: '90vh' }}>
        <h2>{name}</h2>
      </Section>
    ))}
  </>
);

const events = (
  <EventCalendar
    heading="Where to find us"
    defaultMonth="2999-12"
    events={[
      {
        id: 'open-press',
        title: 'Open press',
        start: '2999-12-04T18:00',
        end: '2999-12-04T21:00',
        timeZone,
        place: 'Westlands',
      },
      { id: 'lake-expo', title: 'Lake expo', start: '3000-01-10', timeZone, calendarHref: '/lake-expo.ics' },
    ]}
  />
);

export const pages: Readonly<Record<string, ReactNode>> = {
  '/pricing': pricing,
  '/locations': locations,
  '/booking': booking,
  '/steps': steps,
  '/choices': choices,
  '/consent': consent,
  '/languages': <LanguageSwitch languages={languages} current="en-KE" />,
  '/lugha': <LanguageSwitch languages={languages} current="sw-KE" />,
  '/settings': settings,
  '/comparison': comparison,
  '/tabs': tabs,
  '/long': longPage,
  '/events': events,
};

/** @param path - With or without a slash at its end. */
export const SectionPage = ({ path }: { path: string }) => (
  <AgencyProvider locale="en-KE">
    <main>{pages[path.replace(/\/$/, '')]}</main>
  </AgencyProvider>
);
