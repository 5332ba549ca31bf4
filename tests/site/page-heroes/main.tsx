/** One head of a page with one printed picture, both named by the address: `/?picture=page-events`. */
import { catalogue } from 'agency-artwork/catalogue';
import { ArrowRight, Breadcrumbs, ButtonLink, PageHero } from 'agency-ui';
import 'agency-ui/theme.css';
import 'agency-ui/reset.css';
import { createRoot } from 'react-dom/client';
import { heroPicture } from '../../../packages/agency-content/src/pictures.js';

const id = new URLSearchParams(location.search).get('picture');
const entry = catalogue.find(({ picture }) => picture.id === id);
const app = document.getElementById('app');
if (!entry || !app) throw new Error(`There is no printed picture "${id}".`);
const [title = ''] = entry.plan.subject.split(':');

createRoot(app).render(
  <PageHero
    underHeader
    title={title}
    eyebrow="Nairobi, since 2009"
    picture={heroPicture(entry.picture)}
    breadcrumbs={<Breadcrumbs trail={[{ name: 'Services', path: '/services' }]} current={title} />}
    description="Books, brochures and everything with your name on it: digital for a handful, offset for thousands, and one team in Nairobi that sees the job through from the first call to the last box on the lorry."
    actions={
      <>
        <ButtonLink href="#quote" icon={ArrowRight}>
          Get A Quote
        </ButtonLink>
        <ButtonLink href="#offerings" look="outline">
          See all of it
        </ButtonLink>
      </>
    }
  />,
);
