import { hero, pageTitle, thankYou } from './content';
import { icon } from './drawings';
import { Footer } from './Footer';
import { Header } from './Header';
import { Home } from './Home';
import { Providers } from './Providers';
import { ThankYou } from './ThankYou';

/** Both pages. For more than a few, add a router and pass its link to `AgencyProvider`. */
export function App({ path }: { path: string }) {
  const isSent = path.startsWith('/thank-you');
  return (
    <Providers>
      <title>{isSent ? thankYou.pageTitle : pageTitle}</title>
      <meta name="description" content={hero.description} />
      <link rel="icon" href={icon} />
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {isSent ? <ThankYou /> : <Home />}
      </main>
      <Footer />
    </Providers>
  );
}
