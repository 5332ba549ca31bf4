import { describe, expect, it } from 'vitest';
import { agency } from './agency.js';
import { assistantDocuments, assistantPrompt } from './assistant.js';
import { pageMeta } from './meta.js';
import { footerLinks } from './navigation.js';

const documents = assistantDocuments();

describe('assistantDocuments', () => {
  it('gathers facts, questions and services', () => {
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

  it('knows each service by name and path', () => {
    for (const { path } of footerLinks.services) {
      const [service] = documents.filter((document) => document.path === path);
      expect(service?.keywords).not.toBe('');
    }
    const offer = documents.find(({ path }) => path === '/services')?.text;
    for (const { name } of footerLinks.services) expect(offer).toContain(name);
  });

  it('leads only to pages of the site', () => {
    const pages = pageMeta.map(({ path }) => path);
    for (const { path } of documents) expect(pages).toContain(path);
  });

  it('is plain text in whole sentences', () => {
    for (const { title, text } of documents) {
      expect(title).not.toBe('');
      expect(text).toMatch(/[.?!]$/);
      expect(`${title}${text}`).not.toMatch(/[<>*_#]|undefined|\[object/);
    }
  });
});

describe('assistantPrompt', () => {
  const prompt = assistantPrompt();

  it('describes the company and how to reach it', () => {
    for (const fact of [agency.name, agency.phone, agency.email, '14th Ring Road', '9:00 AM to 6:00 PM', '24 hours']) {
      expect(prompt).toContain(fact);
    }
  });

  it('holds the numbers of the specification', () => {
    for (const fact of ['over 15 years', 'over 50', '6-12 months', '8-12 weeks', '500 or more']) {
      expect(prompt).toContain(fact);
    }
  });

  it('stays affordable', () => {
    expect(prompt.length).toBeLessThan(24_000);
  });
});
