'use client';

import { createEnquirySender, Form, type FormValues, type Sender } from 'agency-ui';
import { defineForm } from 'agency-ui/forms/definitions';

// Put it in a separate module if a server also validates with it.
const cakeForm = defineForm({
  name: 'cake',
  title: 'Cake order',
  groups: { you: 'You', order: 'Your cake' },
  fields: {
    name: { kind: 'text', label: 'Name', autoComplete: 'name', width: 'half', group: 'you' },
    email: { kind: 'email', label: 'Email', autoComplete: 'email', width: 'half', group: 'you' },
    cake: {
      kind: 'select',
      label: 'Cake',
      placeholder: 'Choose a cake',
      options: ['Sponge', 'Carrot'],
      group: 'order',
    },
    guests: { kind: 'number', label: 'Guests', min: 1, max: 200, group: 'order' },
    wishes: {
      kind: 'textarea',
      label: 'Wishes',
      hint: 'A name in icing, for example.',
      optional: true,
      group: 'order',
    },
  },
  labels: { submit: 'Order the cake', succeeded: 'Thank you! We’ll call you before we heat the oven.' },
});

const sendOrder = createEnquirySender({ endpoint: '/api/orders', form: cakeForm.name });

export default function CakeOrder() {
  return <Form definition={cakeForm} action="/api/orders?form=cake" onSubmit={sendOrder} errorSummary />;
}

/** Your own sender. It reports failure by throwing, or by returning a `Response` that isn't ok. */
const sendToKitchen: Sender<FormValues<typeof cakeForm>> = ({ cake, guests }, { signal, idempotencyKey }) =>
  fetch(`/api/kitchen/${idempotencyKey}`, { method: 'PUT', body: JSON.stringify({ cake, guests }), signal });

export function KitchenOrder() {
  return <Form definition={cakeForm} onSubmit={sendToKitchen} confirmation="notice" />;
}
