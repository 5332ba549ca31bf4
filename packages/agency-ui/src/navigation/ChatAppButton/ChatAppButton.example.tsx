import { ChatAppButton } from 'agency-ui';

export default function FloristPage() {
  return (
    <>
      <main>
        <h1>Flowers for Friday</h1>
      </main>
      <ChatAppButton phone="+254 700 000 000" greeting="Hello, I would like to order a bouquet." />
    </>
  );
}
