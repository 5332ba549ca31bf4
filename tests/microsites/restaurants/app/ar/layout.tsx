import '../../src/app.css';
import type { ReactNode } from 'react';
import { ArabicProviders } from '../../src/ArabicProviders';
import { ar } from '../../src/content/ar';
import { Frame } from '../../src/Frame';

export { metadata } from '../../src/metadata';

export default function ArabicLayout({ children }: { children: ReactNode }) {
  return (
    <Frame content={ar} providers={ArabicProviders}>
      {children}
    </Frame>
  );
}
