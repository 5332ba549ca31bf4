import { describe, expect, it } from 'vitest';
import { agency } from './agency.js';
import { assistantDocuments, assistantPeople, assistantPrompt } from './assistant.js';
import { articles } from './blog.js';
import { pageMeta } from './meta.js';
import { footerLinks } from './navigation.js';

const documents = assistantDocuments();

describe('assistantDocuments', () => {
  it('contains facts, questions and services', () => {
    expect(documents.length).toBeGreaterThan(80);
    const paths = new Set(documents.map(({ path }) => path));
    for (const path of [
      '/contact',
      '/inquiries',
      '/faq',
      '/services',
      '/services/printing',
      '/services/outdoor-advertising',
    ]) {
      expect(paths).toContain(path);
    }
  });

  it('contains each service’s name and path', () => {
    for (const { path } of footerLinks.services) {
      const [service] = documents.filter((document) => document.path === path);
      expect(service?.keywords).not.toBe('');
    }
    const offer = documents.find(({ path }) => path === '/services')?.text;
    for (const { name } of footerLinks.services) expect(offer).toContain(name);
  });

  it.each([
    ['What does a 500 book print run cost?', ['book', 'cost'], 'price per copy'],
    ['Do you print wedding cards?', ['card', 'print'], 'greeting cards'],
    ['Do you print T-shirts?', ['tshirt', 'print'], 'screen printed'],
    ['Do you make mugs?', ['mug', 'print'], 'anything that carries your name'],
  ])('answers: %s', (_question, words, answer) => {
    const found = documents.filter(({ title, keywords = '' }) => {
      const text = `${title} ${keywords}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    expect(found.map(({ text }) => text).join('\n')).toContain(answer);
  });

  it('links only to pages that exist on the site', () => {
    const pages = [...pageMeta, ...articles].map(({ path }) => path);
    for (const { path } of documents) expect(pages).toContain(path);
  });

  it('names a contact person with a phone number for every field', () => {
    for (const { topic } of documents) {
      if (topic)
        expect(assistantPeople[topic]).toMatchObject({
          name: expect.stringMatching(/./),
          phone: expect.stringMatching(/^\+254/),
          email: expect.stringContaining('@'),
        });
    }
    expect(assistantPeople.printing.role).toBe('Head of print');
    expect(assistantPeople.events.role).toBe('Head of events');
    expect(assistantPeople.activations.role).toBe('Head of activations');
  });

  it('contains only complete sentences in plain text', () => {
    for (const { title, text } of documents) {
      expect(title).not.toBe('');
      expect(text).toMatch(/[.?!]$/);
      expect(`${title}${text}`).not.toMatch(/[<>*_#]|undefined|\[object/);
    }
  });
});

describe('assistantPrompt', () => {
  const prompt = assistantPrompt();

  it('describes the company and its contact details', () => {
    for (const fact of [agency.name, agency.phone, agency.email, '14th Ring Road', '9:00 AM to 6:00 PM', '24 hours']) {
      expect(prompt).toContain(fact);
    }
  });

  it('contains the specification’s numbers', () => {
    for (const fact of ['over 15 years', 'over 50', '6–12 months', '8–12 weeks', '500 or more']) {
      expect(prompt).toContain(fact);
    }
  });

  it('stays short', () => {
    expect(prompt.length).toBeLessThan(24_000);
  });
});
