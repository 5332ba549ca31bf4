'use client';

import 'agency-ui/forms/Form.css';
import { AgencyLink, createEnquirySender, Form, type NavigationItem } from 'agency-ui';
import { arabicLabels, bookingForm } from './booking-form';
import { email, phones } from './content/facts';
import type { Language } from './content/types';
import { pathOf } from './paths';

const endpoint = '/api/bookings';
const send = createEnquirySender({ endpoint, form: bookingForm.name });

export interface BookingRequestProps {
  lang: Language;
  nextSteps: string;
  /** How the visitor's details are used, with a link to the privacy page. */
  privacy: { text: string; link: NavigationItem };
}

/** The form posts JSON. Without JavaScript, the browser posts it to the same endpoint. */
export function BookingRequest({ lang, nextSteps, privacy: { text, link } }: BookingRequestProps) {
  return (
    <Form
      aria-labelledby="booking"
      definition={bookingForm}
      action={`${endpoint}?form=${bookingForm.name}&page=${pathOf('book', lang)}`}
      onSubmit={send}
      draftKey={bookingForm.name}
      errorSummary
      fallback={{ phone: phones.group, email }}
      nextSteps={nextSteps}
      hint={
        <>
          {text} <AgencyLink href={link.path}>{link.name}</AgencyLink>
        </>
      }
      {...(lang === 'ar' && { labels: arabicLabels })}
    />
  );
}
