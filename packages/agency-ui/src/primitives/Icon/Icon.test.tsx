import { createElement, forwardRef, memo, type SVGProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArrowRight, Icon } from './index.js';

const Loaf = (props: SVGProps<SVGSVGElement>) => createElement('svg', { viewBox: '0 0 32 20', ...props });

describe('Icon', () => {
  it('renders a component with a decorative icon’s attributes, without adding a viewBox', () => {
    const html = renderToString(<Icon icon={Loaf} className="mine" data-icon="loaf" />);
    expect(html).toMatch(
      /^<svg viewBox="0 0 32 20" aria-hidden="true" focusable="false" class="[^"]* mine" data-icon="loaf"><\/svg>$/,
    );
    expect(renderToString(<Icon icon={ArrowRight} />)).toContain('viewBox="0 0 24 24"');
  });

  it('accepts components made with forwardRef and memo', () => {
    const Forwarded = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) => <Loaf {...props} ref={ref} />);
    expect(renderToString(<Icon icon={Forwarded} />)).toContain('viewBox="0 0 32 20"');
    expect(renderToString(<Icon icon={memo(Loaf)} />)).toContain('viewBox="0 0 32 20"');
  });

  it('says what to write instead of a name or an element', () => {
    expect(() => renderToString(<Icon icon={'ArrowRight' as never} />)).toThrow(
      'Icon: "icon" is the string "ArrowRight". Write icon={ArrowRight}, with an icon imported from agency-ui or ' +
        'lucide, or your own component that renders an <svg>.',
    );
    expect(() => renderToString(<Icon icon={createElement(Loaf) as never} />)).toThrow(
      'Icon: "icon" is the element <Loaf />. Write the component itself: icon={Loaf}.',
    );
  });
});
