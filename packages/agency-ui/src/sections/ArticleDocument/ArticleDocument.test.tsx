import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type ArticleBody, articleBodySchema } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
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

describe('readingMinutes', () => {
  const text = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

  it('counts the words in every kind of block', () => {
    const parts = [text(230), [text(230)], { steps: [text(230)] }, { quote: text(230) }];
    const table = { caption: text(76), columns: [text(38), text(38)], rows: [[text(38), text(40)]] };
    expect(readingMinutes(withBlocks(...parts, table))).toBe(5);
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
