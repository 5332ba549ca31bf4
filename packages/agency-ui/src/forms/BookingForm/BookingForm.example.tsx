'use client';

import { BookingForm, type BookingFormOptions, createEnquirySender } from 'agency-ui';

// In a separate module, because the server validates with createFormSchema(createBookingForm(tables)).
const tables: BookingFormOptions = {
  times: ['12:00', '13:30', '18:00', '19:30', '21:00'],
  timesOn: {
    weekdays: {
      tuesday: ['18:00', '19:30'],
      wednesday: ['18:00', '19:30'],
      thursday: ['18:00', '19:30'],
      friday: ['12:00', '13:30', '18:00', '19:30', '21:00'],
      saturday: ['12:00', '13:30', '18:00', '19:30', '21:00'],
      sunday: ['12:00', '13:30'],
    },
    dates: { '2026-12-31': ['21:00'] },
  },
  closedWeekdays: ['monday'],
  closedDates: ['2026-12-25'],
  lastDay: 90,
  timeZone: 'Africa/Nairobi',
  minGuests: 2,
  maxGuests: 10,
};

const sendBooking = createEnquirySender({ endpoint: '/api/enquiries', form: 'booking' });

export default function BookATable() {
  return <BookingForm {...tables} action="/api/enquiries?form=booking" onSubmit={sendBooking} draftKey="table" />;
}

/** A law firm’s first consultations. The office at the court is open on two days only. */
export function BookALawyer() {
  return (
    <BookingForm
      locations={[
        { value: 'harbour', label: 'Harbour Street' },
        {
          value: 'court',
          label: 'At the court',
          times: ['08:00', '13:00'],
          closedWeekdays: ['monday', 'wednesday', 'friday', 'saturday', 'sunday'],
        },
      ]}
      times={['09:00', '11:00', '14:00', '16:00']}
      closedWeekdays={['saturday', 'sunday']}
      firstDay={2}
      timeZone="Europe/Dublin"
      maxGuests={3}
      action="/api/enquiries?form=booking"
      onSubmit={sendBooking}
      labels={{ location: 'Office', locationError: 'Office: choose one' }}
    />
  );
}

/** A dentist’s appointments, for one person at a time, in two steps. */
export function BookADentist() {
  return (
    <BookingForm
      times={['08:00', '09:00', '10:00', '14:00']}
      closedWeekdays={['saturday', 'sunday']}
      firstDay={1}
      timeZone="Europe/Amsterdam"
      maxGuests={4}
      steps
      action="/api/enquiries?form=booking"
      labels={{ guests: 'Patients', visit: 'Your appointment', noteHint: 'What hurts, and since when.' }}
    />
  );
}
