'use client';

import 'agency-ui/forms/Form.css';
import { createEnquirySender, Form } from 'agency-ui';
import { arabicLabels, bookingForm } from './booking-form';
import { email, phones } from './content/facts';
import type { Language } from './content/types';

const endpoint = '/api/bookings';
const send = createEnquirySender({ endpoint, form: bookingForm.name });

/** The form posts JSON. Without JavaScript, the browser posts it to the same endpoint. */
export function BookingRequest({ lang, nextSteps }: { lang: Language; nextSteps: string }) {
  return (
    <Form
      aria-labelledby="booking"
      definition={bookingForm}
      action={`${endpoint}?form=${bookingForm.name}&lang=${lang}`}
      onSubmit={send}
      draftKey={bookingForm.name}
      errorSummary
      fallback={{ phone: phones.group, email }}
      nextSteps={nextSteps}
      {...(lang === 'ar' && { labels: arabicLabels })}
    />
  );
}
