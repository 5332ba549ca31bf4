// @vitest-environment jsdom
import { fireEvent, render as renderInBrowser, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ArticleBody, articleBodySchema } from '../../entities/index.js';
import { createConsent } from '../../primitives/index.js';
import { logged } from '../../primitives/warn.js';
import { storyPicture } from '../../story-pictures.js';
import { ConsentGate } from '../ConsentGate/index.js';
import { Video } from '../Video/index.js';
import { ArticleDocument } from './ArticleDocument.js';
import { readingMinutes } from './reading-time.js';
import { shareLinks } from './share-links.js';

const article = {
  title: 'How to pitch a tent',
  excerpt: 'Start with the ground.',
  category: 'Camping',
  author: 'Tent team',
  date: '2025-03-14',
  image: storyPicture(1, 'A tent'),
  featured: false,
};

const withBlocks = (...blocks: ArticleBody['sections'][number]['blocks']): ArticleBody => ({
  introduction: 'A tent is a roof first.',
  sections: [{ id: 'ground', heading: 'The ground', blocks }],
});

const render = (body: ArticleBody) =>
  renderToStaticMarkup(<ArticleDocument id="article" article={article} body={body} />).replace(/ class="[^"]*"/g, '');

describe('ArticleDocument', () => {
  it.each<[string, ArticleBody, string]>([
    ['a string as a paragraph', withBlocks('Look for stones.'), '<p>Look for stones.</p>'],
    ['strings as a list', withBlocks(['A broom', 'A rope']), '<ul><li>A broom</li><li>A rope</li></ul>'],
    [
      'steps with their first number',
      withBlocks({ steps: ['Unroll'], start: 3 }),
      '<ol start="3"><li>Unroll</li></ol>',
    ],
    [
      'a paragraph with links',
      withBlocks({
        paragraph: ['Ask ', { name: 'us', path: '/contact' }, ' or ', { name: 'them', path: 'https://tents.example' }],
      }),
      '<p>Ask <a href="/contact">us</a> or <a href="https://tents.example">them</a></p>',
    ],
    [
      'links in lists and steps',
      withBlocks(['A broom', ['A ', { name: 'rope', path: '#rope' }]], {
        steps: [[{ name: 'Call', path: 'tel:+254700000000' }]],
      }),
      '<ul><li>A broom</li><li>A <a href="#rope">rope</a></li></ul>' +
        '<ol><li><a href="tel:+254700000000">Call</a></li></ol>',
    ],
    [
      'any other content as it is',
      withBlocks('Before.', { content: <meter value="1" /> }, 'After.'),
      '<p>Before.</p><meter value="1"></meter><p>After.</p>',
    ],
    [
      'a quotation with a name',
      withBlocks({ quote: 'The wind decides.', name: 'Tent team' }),
      '<figure><blockquote><p>The wind decides.</p></blockquote><figcaption>Tent team</figcaption></figure>',
    ],
  ])('renders %s', { tags: ['wcag:1.3.1'] }, (_name, body, html) => {
    expect(render(body)).toContain(html);
  });

  it('renders a table with column and row headers', { tags: ['wcag:1.3.1'] }, () => {
    const html = render(withBlocks({ caption: 'Pegs', columns: ['Ground', 'Peg'], rows: [['Sand', 'Long']] }));
    expect(html).toContain('<th scope="col">Ground</th><th scope="col">Peg</th>');
    expect(html).toContain('<th scope="row">Sand</th><td>Long</td>');
  });

  it('gives each section a stable fragment', () => {
    expect(render(withBlocks('Look for stones.'))).toContain('<section id="article-ground">');
  });

  it('escapes HTML in the data', () => {
    expect(render(withBlocks('<img src=x onerror=alert(1)>'))).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('links in an article', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    logged.clear();
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'contact',
    '',
  ])('shows only the words of a link to "%s", with a warning', (path) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = render(withBlocks({ paragraph: ['Ask ', { name: 'us', path }, '.'] }));
    expect(html).toContain('<p>Ask us.</p>');
    expect(said.mock.calls).toEqual([[expect.stringContaining('ArticleDocument: the link "us" leads to')]]);
  });
});

describe('content from another website in an article', () => {
  const consent = createConsent({
    version: '1',
    categories: [{ id: 'map', name: 'Map', description: 'From a map service.' }],
  });

  const map = (
    <ConsentGate
      consent={consent}
      category="map"
      title="The meadow"
      link={{ name: 'Open the map', path: 'https://maps.example' }}
    >
      <iframe title="The meadow" />
    </ConsentGate>
  );

  afterEach(() => localStorage.clear());

  it('is a link in the server’s HTML, and loads nothing', () => {
    const film = { title: 'Pitching', poster: storyPicture(2, 'A peg'), url: 'https://vimeo.com/76979871' };
    const html = render(withBlocks({ content: <Video video={film} /> }, { content: map }));
    expect(html).toContain('href="https://vimeo.com/76979871"');
    expect(html).toContain('<a href="https://maps.example">Open the map</a>');
    expect(html).not.toMatch(/<iframe|src="https|preconnect/);
  });

  it('loads once it is allowed', () => {
    renderInBrowser(<ArticleDocument article={article} body={withBlocks({ content: map })} />);
    expect(screen.queryByTitle('The meadow')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Allow “Map”' }));
    expect(screen.getByTitle('The meadow')).toBeTruthy();
  });

  it('may be created while another component renders', () => {
    // In development, React's elements refer to that component, so they can't be written as JSON.
    function Page() {
      return <ArticleDocument article={article} body={withBlocks({ content: <meter value="1" /> })} />;
    }
    renderInBrowser(<Page />);
    expect(screen.getByRole('meter')).toBeTruthy();
  });
});

describe('a block that cannot be rendered', () => {
  it.each<[string, unknown, string]>([
    ['of no kind', { video: '/tent.mp4' }, '"body.sections[0].blocks[0]" is an object with video, which is no kind of'],
    ['that is null', null, '"body.sections[0].blocks[0]" is null, which is no kind of block. Write a string'],
    [
      'whose paragraph is a string',
      { paragraph: 'See' },
      '"body.sections[0].blocks[0].paragraph" is "See", but it must be',
    ],
    ['whose link has no path', { paragraph: [{ name: 'us' }] }, '"body.sections[0].blocks[0].paragraph[0]'],
    [
      'that is a list, but was meant as a paragraph',
      ['See ', { name: 'us', path: '/contact' }],
      '"body.sections[0].blocks[0][1]" is an item of a list',
    ],
    [
      'whose step is a link',
      { steps: [{ name: 'us', path: '/' }] },
      '"body.sections[0].blocks[0].steps[0]" is an item',
    ],
  ])('throws a sentence for one %s', (_name, block, sentence) => {
    expect(() => render(withBlocks(block as never))).toThrow(sentence);
  });
});

describe('readingMinutes', () => {
  const text = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

  it('counts the words in every kind of block', () => {
    const parts = [text(230), [text(230)], { steps: [text(230)] }, { quote: text(230) }];
    const table = { caption: text(76), columns: [text(38), text(38)], rows: [[text(38), text(40)]] };
    expect(readingMinutes(withBlocks(...parts, table))).toBe(5);
  });

  it('counts the words of links, but not those of other components', () => {
    const link = { name: text(115), path: '/tents' };
    expect(readingMinutes(withBlocks({ paragraph: [text(340), ' ', link] }, [[link]], { steps: [[link]] }))).toBe(3);
    expect(readingMinutes(withBlocks({ content: <p>{text(920)}</p> }))).toBe(1);
  });

  it('returns at least one minute', () => {
    expect(readingMinutes(withBlocks('Short.'))).toBe(1);
  });
});

describe('shareLinks', () => {
  it('encodes the title and the URL', () => {
    const { whatsApp, email } = shareLinks('50% & more?', 'https://tents.example/a?b=1#c');
    expect(whatsApp).toBe('https://wa.me/?text=50%25%20%26%20more%3F%20https%3A%2F%2Ftents.example%2Fa%3Fb%3D1%23c');
    expect(email).toBe('mailto:?subject=50%25%20%26%20more%3F&body=https%3A%2F%2Ftents.example%2Fa%3Fb%3D1%23c');
  });

  it('replaces a lone surrogate, because it cannot be encoded', () => {
    expect(shareLinks('Tent \ud83c', 'https://tents.example').x).toContain('Tent%20%EF%BF%BD');
  });
});

describe('articleBodySchema', () => {
  const messageOf = (body: unknown) => articleBodySchema.safeParse(body).error?.issues[0]?.message;

  it('accepts what the component renders', () => {
    expect(messageOf(withBlocks('Text', ['Item'], { steps: ['One'] }))).toBeUndefined();
    const linked = ['See ', { name: 'us', path: 'mailto:us@tents.example' }];
    expect(messageOf(withBlocks({ paragraph: linked }, [linked], { steps: [linked] }))).toBeUndefined();
    expect(messageOf(withBlocks({ content: <meter value="1" /> }))).toBeUndefined();
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'contact'])('refuses a link to "%s"', (path) => {
    expect(messageOf(withBlocks({ paragraph: [{ name: 'us', path }] }))).toMatch(/^Write a path on the site/);
  });

  it.each([{}, { content: null }, { video: '/tent.mp4' }])('refuses a block of no kind: %j', (block) => {
    expect(messageOf(withBlocks(block as never))).toMatch(/^Write a paragraph as a string/);
  });

  it('says what to write instead of invalid data', () => {
    const [section] = withBlocks('Text').sections;
    expect(messageOf({ introduction: 'Text', sections: [section, section] })).toBe(
      'Give every section in the article its own id.',
    );
    expect(messageOf({ introduction: 'Text', sections: [{ ...section, id: 'The ground' }] })).toBe(
      'Use an id in kebab-case.',
    );
  });
});
