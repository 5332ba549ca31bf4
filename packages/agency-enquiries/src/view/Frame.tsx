/** The document around each of the owner's pages. */
import { SkipLink } from 'agency-ui/navigation/SkipLink';
import { Heading } from 'agency-ui/primitives/Heading';
import { Logo } from 'agency-ui/primitives/Logo';
import { Container, Section } from 'agency-ui/primitives/Section';
import { Stack } from 'agency-ui/primitives/Stack';
import type { ReactNode } from 'react';
import { type Done, viewLabels as labels } from './view-labels.js';

interface FrameProps {
  title: string;
  /** Shown beside the heading. */
  aside?: ReactNode;
  /** The navigation entry marked as current. */
  current?: '/' | '/subscribers' | undefined;
  /** The result of the last action. */
  done?: Done | undefined;
  stylesheets: readonly string[];
  children: ReactNode;
}

const pages = [
  ['/', labels.enquiries],
  ['/subscribers', labels.subscribers],
] as const;

export function Frame({ title, aside, current, done, stylesheets, children }: FrameProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${labels.siteName}`}</title>
        {/* Without this, browsers request /favicon.ico. */}
        <link rel="icon" href="data:," />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className="view-body">
        <SkipLink />
        <header>
          <Section tone="night" space="none">
            <Container className="view-header">
              <a href="/" className="view-brand">
                <Logo name={labels.siteName} />
              </a>
              <nav aria-label={labels.navigation} className="view-nav">
                {pages.map(([path, name]) => (
                  <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
                    {name}
                  </a>
                ))}
              </nav>
            </Container>
          </Section>
        </header>
        <main id="main" tabIndex={-1}>
          <Section space="none" className="view-main">
            <Container>
              <Stack gap="large">
                {done && (
                  <p role="status" className="view-notice">
                    {labels.done[done]}
                  </p>
                )}
                <div className="view-head">
                  <Heading level={1} variant="feature">
                    {title}
                  </Heading>
                  {aside}
                </div>
                {children}
              </Stack>
            </Container>
          </Section>
        </main>
      </body>
    </html>
  );
}
