import { SkipLink } from 'agency-ui';

export default function LibraryPage() {
  return (
    <>
      <SkipLink />
      <header>Town library</header>
      <main id="main" tabIndex={-1}>
        <h1>New this week</h1>
      </main>
    </>
  );
}
