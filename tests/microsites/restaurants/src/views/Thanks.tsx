import { ButtonLink, PageHero } from 'agency-ui';
import type { Content } from '../content/types';

export function Thanks({ content: { thanks } }: { content: Content }) {
  return (
    <PageHero
      {...thanks.hero}
      tone="paper"
      className="flush"
      actions={<ButtonLink href={thanks.back.path}>{thanks.back.name}</ButtonLink>}
    />
  );
}
