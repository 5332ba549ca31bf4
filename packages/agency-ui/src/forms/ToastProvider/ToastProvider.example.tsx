'use client';

import { Button, type ToastMessage, ToastProvider, useToast } from 'agency-ui';

const added: ToastMessage = { title: 'Added to your basket', description: 'Rye loaf, ready tomorrow from 7:00.' };

function AddToBasket() {
  const showToast = useToast();
  return <Button onClick={() => showToast?.(added)}>Add a rye loaf</Button>;
}

/** A single provider around the application serves every toast. */
export default function BakeryShop() {
  return (
    <ToastProvider duration={8000}>
      <AddToBasket />
    </ToastProvider>
  );
}
