import { expect, it } from 'vitest';
import { searchPages } from './search-pages.js';

const page = (path: string, main: string, title = 'Vans | Hema &amp; Co') => ({
  path,
  head: `<meta charset="utf-8"><title>${title}</title>`,
  body: `<div id="app"><header><p>Menu</p></header><main id="main">${main}</main><footer><p>Address</p></footer></div>`,
});

const sectionsOf = (main: string) => searchPages([page('/vans', main)])[0]?.sections;

it('splits a page’s text at its headings, and keeps the ids for linking to them', () => {
  const main = `<section aria-labelledby="_R_1_"><h1 id="_R_1_">Vans</h1><p>From estate&nbsp;to <b>est</b>ate.</p></section>
    <section id="offerings"><h2 id="offerings-heading">Sizes</h2><p>Two.</p>
    <ul><li id="offerings-small"><h3>Small</h3><p>Six &lt; nine.</p></li></ul></section>
    <section><h2 id="_R_7_">Crew</h2><p>Four people.</p></section>`;
  expect(searchPages([page('/vans', main)])).toEqual([
    {
      path: '/vans',
      title: 'Vans',
      sections: [
        { id: '', heading: '', text: 'From estate to estate.' },
        { id: 'offerings-heading', heading: 'Sizes', text: 'Two.' },
        { id: 'offerings-small', heading: 'Small', text: 'Six < nine.' },
        { id: '', heading: 'Crew', text: 'Four people.' },
      ],
    },
  ]);
});

it('includes collapsed answers under the ids that open them', () => {
  const main = `<h4><button id="radix-1" aria-controls="faq-price"><span aria-hidden="true">1</span>What does it cost?</button></h4>
    <div id="faq-price" hidden="until-found"><p>Less than a stall.</p></div>`;
  expect(sectionsOf(main)?.[1]).toEqual({ id: 'faq-price', heading: 'What does it cost?', text: 'Less than a stall.' });
});

it('leaves out everything except the page’s own text', () => {
  const main = `<p>Kept, with <a href="/">a link</a>.</p><nav><p>Contents</p></nav><form><label>Name</label></form>
    <p aria-hidden="true">01</p><p hidden="">Later</p><svg><title>Van</title></svg><div><a href="/vans">Read More</a></div>
    <button>Next</button><p role="status">1 of 3</p><noscript><p>No script</p></noscript><h2>Empty</h2>`;
  expect(sectionsOf(main)).toEqual([{ id: '', heading: '', text: 'Kept, with a link.' }]);
});

it('leaves out teasers for other pages, and text that an earlier page already has', () => {
  const newsletter = '<h2>Newsletter</h2><p>Twice a year.</p>';
  const pages = searchPages([
    page('/', `<h1>Home</h1><article><h3>Vans</h3><p>From estate to estate.</p></article>${newsletter}`),
    page('/vans', `<h1>Vans</h1><p>Six of them.</p>${newsletter}`),
  ]);
  expect(pages.map(({ sections }) => sections.map(({ heading }) => heading))).toEqual([['', 'Newsletter'], ['']]);
});
