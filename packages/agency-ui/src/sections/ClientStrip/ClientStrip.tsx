import { useId } from 'react';
import type { Client, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowLink,
  assertItems,
  assertProps,
  Container,
  classes,
  Section,
  type SectionProps,
} from '../../primitives/index.js';
import { ClientMark } from '../client-mark/index.js';
import * as styles from './ClientStrip.css.js';

export interface ClientStripProps extends Omit<SectionProps, 'children' | 'space'> {
  /** What the clients have in common, such as "Clients since 2008". Names the list, but is not a heading. */
  label: string;
  /** Without clients, the strip renders nothing. */
  clients: readonly Client[];
  /** A link below the label, such as one to all projects. */
  action?: NavigationItem;
}

/** Clients in a strip across the page, by logo or by name, each with a link to a project. */
export function ClientStrip({ label, clients, action, ...rest }: ClientStripProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ClientStrip', { label }, { clients });
    assertItems('ClientStrip', 'clients', clients, ['name'], [], ['logo']);
  }
  const labelId = useId();
  if (clients.length === 0) return null;
  const isLinked = clients.some(({ project }) => project);
  return (
    <Section space="none" aria-labelledby={labelId} {...rest}>
      <Container className={classes(styles.strip, isLinked && styles.linked)}>
        <div className={styles.head}>
          <p id={labelId} className={styles.label}>
            {label}
          </p>
          {action && <ArrowLink href={action.path}>{action.name}</ArrowLink>}
        </div>
        <ul aria-labelledby={labelId} className={styles.clients}>
          {clients.map((client) => (
            <li key={client.name} className={styles.client}>
              {client.project ? (
                <AgencyLink href={client.project.path} className={styles.link}>
                  <ClientMark client={client} className={styles.logo} />
                  <span className={styles.project}>{client.project.name}</span>
                </AgencyLink>
              ) : (
                <ClientMark client={client} className={styles.logo} />
              )}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
