/** What a component does for accessibility, criterion by criterion, with the result of the last test run. */
import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { componentNamed } from '../evidence/components.js';
import { loadEvidence } from '../evidence/load.js';
import type { Component } from '../evidence/verdicts.js';
import * as styles from './AccessibilityEvidence.css.js';
import { EvidenceFold } from './EvidenceFold.js';

/** The component whose docs page this is: its title ends with the name. */
function useDocumentedName(): string {
  const { csfFile } = useOf('meta', ['meta']);
  return csfFile.meta.title?.split('/').at(-1) ?? '';
}

export function AccessibilityEvidence() {
  const component = componentNamed(useDocumentedName());
  if (!component) return null;
  return (
    <Unstyled>
      <Suspense fallback={<p className={styles.quiet}>Loading the last test run …</p>}>
        <Loaded component={component} />
      </Suspense>
    </Unstyled>
  );
}

function Loaded({ component }: { component: Component }) {
  return <EvidenceFold component={component} room={use(loadEvidence())} />;
}
