/** A dental clinic in Portuguese, on Astro: HTML pages with a few islands, and a booking form. */
import { checkMicrosite } from './checks.js';
import { dentalClinic } from './sites.js';

/** A Wednesday that the form accepts: at least two days from now, and not one of its holidays. */
function bookableDay(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 2 + ((10 - (day.getUTCDay() + 2)) % 7));
  return day.toISOString().slice(0, 10);
}

const language = 'pt-PT';

checkMicrosite({
  ...dentalClinic,
  pages: [
    { path: '/', language, title: 'Abra a boca para rir', source: 'src/pages/index.astro' },
    { path: '/equipa/', language, title: 'Gente de boa boca', source: 'src/pages/equipa.astro' },
    { path: '/precos/', language, title: 'Preços à vista', source: 'src/pages/precos.astro' },
    { path: '/marcacao/', language, title: 'Marque a sua consulta', source: 'src/pages/marcacao.astro' },
    { path: '/obrigado/', language, title: 'Pedido recebido', source: 'src/pages/obrigado.astro' },
    { path: '/privacidade/', language, title: 'Privacidade', source: 'src/pages/privacidade.astro' },
  ],
  frame: ['src/Layout.astro'],
  form: {
    path: '/marcacao/',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Coimbra' }).check({ force: true });
      await page.getByLabel('Dia').fill(bookableDay());
      await page.getByLabel('Quantas pessoas').fill('1');
      await page.getByRole('radio', { name: '10:00' }).check({ force: true });
      await page.getByLabel('Nome completo').fill('Helena Prates');
      await page.getByLabel('Telefone').fill('+351 912 000 000');
      await page.getByLabel('E-mail').fill('helena@paciente.example');
      await page.getByLabel('Motivo').fill('Só uma revisão.');
    },
    stored: { email: 'helena@paciente.example', database: 'data/marcacoes.db' },
    submit: 'Pedir marcação',
    succeeded: { scripted: 'Recebemos o seu pedido', native: 'Pedido recebido' },
  },
});
