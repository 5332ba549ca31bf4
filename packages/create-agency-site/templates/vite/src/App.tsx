import { hero, pageTitle } from './content';
import { icon } from './drawings';
import { Footer } from './Footer';
import { Header } from './Header';
import { Home } from './Home';
import { Providers } from './Providers';

/** The page. For more pages, add a router and pass its link to `AgencyProvider`. */
export function App() {
  return (
    <Providers>
      <title>{pageTitle}</title>
      <meta name="description" content={hero.description} />
      <link rel="icon" href={icon} />
      <Header path="/" />
      <main id="main" tabIndex={-1}>
        <Home />
      </main>
      <Footer />
    </Providers>
  );
}
