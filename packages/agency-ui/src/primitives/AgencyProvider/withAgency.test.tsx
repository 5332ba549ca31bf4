import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SkipLink } from '../../navigation/index.js';
import { AgencyProvider, useAgency } from './AgencyProvider.js';
import { withAgency } from './withAgency.js';

function Locale({ prefix = '' }: { prefix?: string; lang?: string }) {
  return `${prefix}${useAgency().locale}`;
}

describe('withAgency', () => {
  it('passes settings to a component in a separate React tree', () => {
    const Skip = withAgency(SkipLink, { labels: { SkipLink: { skip: 'Saltar' } } });
    expect(renderToStaticMarkup(<Skip href="#conteudo" />)).toMatch(/^<a [^>]*href="#conteudo"[^>]*>Saltar<\/a>$/);
    const Island = withAgency(Locale, { locale: 'pt-PT' });
    expect(renderToStaticMarkup(<Island prefix="Em " />)).toBe('Em pt-PT');
    expect(Island.displayName).toBe('withAgency(Locale)');
  });

  it('chooses settings based on the component’s props', () => {
    const Island = withAgency(Locale, ({ lang }) => ({ locale: lang === 'de' ? 'de-AT' : 'pt-PT' }));
    expect(renderToStaticMarkup(<Island lang="de" />)).toBe('de-AT');
    expect(renderToStaticMarkup(<Island lang="pt" />)).toBe('pt-PT');
  });

  it('keeps an outer provider’s settings where it sets none', () => {
    const Island = withAgency(Locale, {});
    expect(
      renderToStaticMarkup(
        <AgencyProvider locale="fi-FI">
          <Island />
        </AgencyProvider>,
      ),
    ).toBe('fi-FI');
  });
});
