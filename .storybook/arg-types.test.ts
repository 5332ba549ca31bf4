import type { StrictInputType } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { argTypesOfKit } from './arg-types.js';
import { fitControls } from './fit-controls.js';

const kit = argTypesOfKit();

describe('the arg types of the kit', () => {
  it.each([
    ['PageHero', 'eyebrow', { type: 'text' }, undefined],
    ['CoreServicesGrid', 'headingLevel', { type: 'inline-radio' }, [1, 2, 3, 4, 5]],
    ['Heading', 'variant', { type: 'select' }, ['poster', 'sheet', 'title', 'feature', 'heading', 'subheading']],
    ['HeroCarousel', 'interval', { type: 'number', min: 1 }, undefined],
    ['HeroCarousel', 'slides', { type: 'object' }, undefined],
    ['PageHero', 'headerOverlap', { type: 'boolean' }, undefined],
    ['PageHero', 'actions', false, undefined],
  ])('offer %s.%s a fitting control', (component, prop, control, options) => {
    expect(kit[component]?.[prop]).toMatchObject({ control });
    expect(kit[component]?.[prop]?.options).toEqual(options);
  });

  it('have the description, the default and the fields of a data shape, each once', () => {
    expect(kit['HeroCarousel']?.['interval']).toMatchObject({
      description: 'Time per slide, in ms.',
      table: { type: { summary: 'number' }, defaultValue: { summary: '8000' } },
    });
    const detail = String(kit['HeroCarousel']?.['slides']?.table?.type?.detail);
    expect(detail).toContain('  title: string; // Unique among the slides.');
    expect(detail.match(/^\w+ \{$/gm)).toEqual(['HeroSlide {', 'PictureSource {']);
  });

  it('have a description, and a default unless they are required', () => {
    const props = Object.values(kit).flatMap((argTypes) => Object.values(argTypes));
    expect(props.length).toBeGreaterThan(650);
    for (const { name, description, type, table } of props) {
      expect(description, name).toBeTruthy();
      const isRequired = typeof type === 'object' && type.required;
      expect(Boolean(table?.defaultValue?.summary), name).toBe(!isRequired);
    }
  });

  it('include components that only the kit uses', () => {
    expect(kit['SectionHead']).toHaveProperty('heading');
  });
});

describe('the controls of a story', () => {
  const fitted = (argTypes: Record<string, StrictInputType>, initialArgs: Record<string, unknown>) =>
    fitControls({ argTypes, initialArgs } as unknown as Parameters<typeof fitControls>[0]);
  const react: StrictInputType = {
    name: 'prop',
    description: 'Content.',
    type: { name: 'other', value: 'react' },
    control: { disable: true },
  };
  const data: StrictInputType = { name: 'prop', description: 'Data.', control: { type: 'object' } };

  it('edit React content that is text, and explain why other content can’t be edited', () => {
    expect(fitted({ prop: react }, { prop: 'Text' })['prop']?.control).toEqual({ type: 'text' });
    expect(fitted({ prop: react }, {})['prop']).toMatchObject({
      control: { disable: true },
      description: 'Content. Set it in code: it is React content.',
    });
  });

  it('edit data only if the story has some and it fits into JSON', () => {
    expect(fitted({ prop: data }, { prop: [{ name: 'One' }] })['prop']).toBe(data);
    expect(fitted({ prop: data }, {})['prop']?.control).toEqual({ disable: true });
    expect(fitted({ prop: data }, { prop: { icon: () => null } })['prop']?.control).toEqual({ disable: true });
  });

  it('describe attributes of the element', () => {
    expect(fitted({}, { id: 'faq' })['id']?.description).toBe('An attribute of the HTML element.');
  });
});
