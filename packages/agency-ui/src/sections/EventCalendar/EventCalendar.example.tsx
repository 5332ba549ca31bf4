import { type CalendarEvent, EventCalendar } from 'agency-ui';

const events: CalendarEvent[] = [
  {
    id: 'brushing-with-crocodiles',
    title: 'Brushing with crocodiles',
    start: '2999-03-12T14:00',
    end: '2999-03-12T15:30',
    timeZone: 'Europe/Amsterdam',
    place: 'Jordaan clinic, first floor',
    text: 'For children from three to six, and whoever brings them.',
    path: '/events/crocodiles',
    calendarHref: '/events/crocodiles.ics',
  },
  {
    id: 'closed-for-training',
    title: 'Both clinics are closed for training',
    start: '2999-04-03',
    end: '2999-04-04',
    timeZone: 'Europe/Amsterdam',
  },
];

export default function PracticeEvents() {
  return (
    <EventCalendar
      id="events"
      heading="What is on"
      lead="All of it is free, and in Dutch and English."
      events={events}
      calendarHref="/events.ics"
    />
  );
}
