import '../../src/app.css';
import type { ReactNode } from 'react';
import { en } from '../../src/content/en';
import { EnglishProviders } from '../../src/EnglishProviders';
import { Frame } from '../../src/Frame';

export { metadata } from '../../src/metadata';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <Frame content={en} providers={EnglishProviders}>
      {children}
    </Frame>
  );
}
