import { describe, expect, it } from 'vitest';
import { propsOf, publicComponents, sourceFolder } from './component-props.js';
import { readModules } from './declared-types.js';
import { valueTypeOf } from './value-types.js';

const modules = readModules(sourceFolder);
const components = publicComponents(modules);
const props = components.flatMap(({ name: component, declared, file }) =>
  propsOf(modules, declared.props ?? '', file).members.map((member) => ({ component, member, declared })),
);
const names = (found: typeof props) => found.map(({ component, member }) => `${component}.${member.name}`);

describe('the public components’ props', () => {
  it('finds props for every public component', () => {
    expect(components.length).toBeGreaterThan(80);
    expect(props.length).toBeGreaterThan(450);
    const bare = components.filter(({ name }) => !props.some(({ component }) => component === name));
    expect(bare.map(({ name }) => name)).toEqual(['PatternBand', 'RegistrationMark']);
  });

  it('gives every prop a description', () => {
    const bare = names(props.filter(({ member }) => !member.text));
    expect(bare, 'Write a docstring above each of these props, with its @default').toEqual([]);
  });

  it('states defaults in docstrings that match the code', () => {
    const defaulted = props.flatMap(({ component, member, declared }) => {
      const value = declared.defaults[member.name];
      return value === undefined ? [] : [{ prop: `${component}.${member.name}`, value, member }];
    });
    expect(defaulted.length).toBeGreaterThan(100);
    // Some defaults are described in words.
    const isLiteral = (text: string | undefined) => text === undefined || /^('.*'|[\d_.]+|true|false)$/.test(text);
    const wrong = defaulted.filter(
      ({ value, member: { defaultValue } }) =>
        isLiteral(value) && isLiteral(defaultValue) && defaultValue !== value.replaceAll('_', ''),
    );
    expect(wrong.map(({ prop, value, member }) => `${prop}: ${value}, documented as ${member.defaultValue}`)).toEqual(
      [],
    );
  });

  it('excludes props that a component omits from its element', () => {
    expect(names(props)).toContain('Heading.children');
    expect(names(props)).toContain('TextField.autoComplete');
    expect(names(props)).not.toContain('PageHero.children');
    expect(names(props)).not.toContain('ColorBar.children');
  });
});

describe('a prop’s type', () => {
  const kindOf = (component: string, prop: string) => {
    const found = props.find((one) => one.component === component && one.member.name === prop);
    return valueTypeOf(modules, found?.member.type ?? '', found?.declared.file ?? '');
  };

  it.each([
    ['PageHero', 'eyebrow', { kind: 'string' }],
    ['PageHero', 'actions', { kind: 'react' }],
    ['CoreServicesGrid', 'headingLevel', { kind: 'literals', values: [1, 2, 3, 4, 5] }],
    ['Section', 'tone', { kind: 'literals', values: ['paper', 'white', 'night', 'accent'] }],
    ['HeroCarousel', 'slides', { kind: 'array' }],
    ['HeroCarousel', 'interval', { kind: 'number' }],
    ['HeroCarousel', 'labels', { kind: 'function' }],
    ['SkipLink', 'children', { kind: 'react' }],
    ['LegalDocument', 'document', { kind: 'object' }],
    ['Button', 'icon', { kind: 'react' }],
    ['ChatPanel', 'send', { kind: 'function' }],
  ])('resolves the type through aliases: %s.%s', (component, prop, expected) => {
    expect(kindOf(component, prop)).toEqual(expected);
  });

  it('includes the items of a constant list', () => {
    const type = valueTypeOf(modules, 'PrintGlyphName | undefined', `${sourceFolder}/entities/home.ts`);
    expect(type).toMatchObject({ kind: 'literals', values: expect.arrayContaining(['book', 'overprint']) });
  });
});
