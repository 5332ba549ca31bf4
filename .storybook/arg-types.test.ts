import type { StrictInputType } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { argTypesOfKit } from './arg-types.js';
import { fitControls } from './fit-controls.js';

const kit = argTypesOfKit();

describe('arg types', () => {
  it.each([
    ['PageHero', 'eyebrow', { type: 'text' }, undefined],
    ['CoreServicesGrid', 'headingLevel', { type: 'inline-radio' }, [1, 2, 3, 4, 5]],
    ['Heading', 'variant', { type: 'select' }, ['poster', 'sheet', 'title', 'feature', 'heading', 'subheading']],
    ['HeroCarousel', 'interval', { type: 'number', min: 1 }, undefined],
    ['HeroCarousel', 'slides', { type: 'object' }, undefined],
    ['PageHero', 'headerOverlap', { type: 'boolean' }, undefined],
    ['PageHero', 'actions', false, undefined],
  ])('gives %s.%s a suitable control', (component, prop, control, options) => {
    expect(kit[component]?.[prop]).toMatchObject({ control });
    expect(kit[component]?.[prop]?.options).toEqual(options);
  });

  it('documents a prop’s description and default, and lists each data shape’s fields once', () => {
    expect(kit['HeroCarousel']?.['interval']).toMatchObject({
      description: 'Time per slide, in ms.',
      table: { type: { summary: 'number' }, defaultValue: { summary: '8000' } },
    });
    const detail = String(kit['HeroCarousel']?.['slides']?.table?.type?.detail);
    expect(detail).toContain('  title: string; // Unique among the slides.');
    expect(detail.match(/^\w+ \{$/gm)).toEqual(['HeroSlide {', 'PictureSource {']);
  });

  it('gives every prop a description and every optional prop a default', () => {
    const props = Object.values(kit).flatMap((argTypes) => Object.values(argTypes));
    expect(props.length).toBeGreaterThan(650);
    for (const { name, description, type, table } of props) {
      expect(description, name).toBeTruthy();
      const isRequired = typeof type === 'object' && type.required;
      expect(Boolean(table?.defaultValue?.summary), name).toBe(!isRequired);
    }
  });

  it('includes components that only the kit uses', () => {
    expect(kit['SectionHead']).toHaveProperty('heading');
  });
});

describe('story controls', () => {
  const fitted = (argTypes: Record<string, StrictInputType>, initialArgs: Record<string, unknown>) =>
    fitControls({ argTypes, initialArgs } as unknown as Parameters<typeof fitControls>[0]);
  const react: StrictInputType = {
    name: 'prop',
    description: 'Content.',
    type: { name: 'other', value: 'react' },
    control: { disable: true },
  };
  const data: StrictInputType = { name: 'prop', description: 'Data.', control: { type: 'object' } };

  it('makes React content editable when it is text, and explains why not when it isn’t', () => {
    expect(fitted({ prop: react }, { prop: 'Text' })['prop']?.control).toEqual({ type: 'text' });
    expect(fitted({ prop: react }, {})['prop']).toMatchObject({
      control: { disable: true },
      description: 'Content. Set it in code: it is React content.',
    });
  });

  it('makes data editable only if the story’s data can be written as JSON', () => {
    expect(fitted({ prop: data }, { prop: [{ name: 'One' }] })['prop']).toBe(data);
    expect(fitted({ prop: data }, {})['prop']?.control).toEqual({ disable: true });
    expect(fitted({ prop: data }, { prop: { icon: () => null } })['prop']?.control).toEqual({ disable: true });
  });

  it('describes HTML attributes of the element', () => {
    expect(fitted({}, { id: 'faq' })['id']?.description).toBe('An attribute of the HTML element.');
  });
});
