import './app.css';
import { type Agency, SiteFooter } from 'agency-ui';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Header } from './header';
import { Providers } from './providers';

export const metadata: Metadata = { title: 'Bahari Stages', icons: '/stage.svg' };

const agency: Agency = {
  name: 'Bahari Stages',
  tagline: 'Stages by the sea.',
  phone: '+254 700 000 000',
  email: 'hello@bahari.example',
  address: { street: 'Nkrumah Road', area: 'Old Town', city: 'Mombasa', country: 'Kenya' },
  hours: { weekdays: '8 am to 5 pm', weekend: 'Closed' },
  social: [],
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-scroll-behavior="smooth">
      <body>
        <Providers>
          <Header />
          {children}
          <SiteFooter agency={agency} quickLinks={[]} services={[]} legalLinks={[]} />
        </Providers>
      </body>
    </html>
  );
}
