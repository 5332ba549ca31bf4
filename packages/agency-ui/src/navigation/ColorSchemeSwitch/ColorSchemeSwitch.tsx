'use client';

import { type ComponentPropsWithRef, useId } from 'react';
import { type ColorSchemeChoice, classes, useColorScheme, useLabels } from '../../primitives/index.js';
import * as styles from './ColorSchemeSwitch.css.js';
import { type ColorSchemeSwitchLabels, colorSchemeSwitchLabels } from './ColorSchemeSwitch.labels.js';

export interface ColorSchemeSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Called with the visitor's choice. */
  onChange?: (scheme: ColorSchemeChoice) => void;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ColorSchemeSwitchLabels>;
}

const schemes: readonly ColorSchemeChoice[] = ['system', 'light', 'dark'];

/**
 * Lets the visitor choose the page's colour scheme: the system's, light or dark. Uses native radio buttons. Before
 * hydration, it is invisible but keeps its space. State: `data-color-scheme-switch` is `unavailable`, `system`, `light`
 * or `dark`.
 */
export function ColorSchemeSwitch({ onChange, labels: labelOverrides, className, ...rest }: ColorSchemeSwitchProps) {
  const labels = useLabels('ColorSchemeSwitch', colorSchemeSwitchLabels, labelOverrides);
  const { scheme, choose } = useColorScheme();
  const name = useId();
  return (
    <fieldset data-color-scheme-switch={scheme ?? 'unavailable'} className={classes(styles.group, className)} {...rest}>
      <legend className={styles.legend}>{labels.legend}</legend>
      {schemes.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={scheme === one}
            className={styles.radio}
            onChange={() => {
              choose(one);
              onChange?.(one);
            }}
          />
          <span className={styles.name}>{labels[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
