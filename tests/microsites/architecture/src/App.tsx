import { Footer } from './Footer';
import { Header } from './Header';
import { Providers } from './Providers';
import { pageAt } from './pages';

/** The page at a path. Each page is its own HTML file, so there is no router. */
export function App({ path }: { path: string }) {
  const { title, description, content } = pageAt(path);
  return (
    <Providers>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/icon.svg" />
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {content}
      </main>
      <Footer />
    </Providers>
  );
}
