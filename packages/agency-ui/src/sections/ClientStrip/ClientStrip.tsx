import { useId } from 'react';
import type { Client } from '../../entities/index.js';
import { assertItems, assertProps, Container, Section, type SectionProps } from '../../primitives/index.js';
import { ClientMark } from '../client-mark/index.js';
import * as styles from './ClientStrip.css.js';

export interface ClientStripProps extends Omit<SectionProps, 'children' | 'space'> {
  /** What the clients have in common: "Clients since 2008". Names the list; not a heading. */
  label: string;
  /** Without clients the strip renders nothing. */
  clients: readonly Client[];
}

/** Clients in a strip across the page, by logo or by name. */
export function ClientStrip({ label, clients, ...rest }: ClientStripProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ClientStrip', { label }, { clients });
    assertItems('ClientStrip', 'clients', clients, ['name']);
  }
  const labelId = useId();
  if (clients.length === 0) return null;
  return (
    <Section space="none" aria-labelledby={labelId} {...rest}>
      <Container className={styles.strip}>
        <p id={labelId} className={styles.label}>
          {label}
        </p>
        <ul aria-labelledby={labelId} className={styles.clients}>
          {clients.map((client) => (
            <li key={client.name} className={styles.client}>
              <ClientMark client={client} className={styles.logo} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
