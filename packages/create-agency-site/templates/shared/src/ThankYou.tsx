import { ButtonLink, PageHero } from 'agency-ui';
import { thankYou } from './content';

/** The page after a form was submitted without JavaScript. */
export function ThankYou() {
  return (
    <PageHero
      ground="accent"
      title={thankYou.title}
      description={thankYou.description}
      actions={<ButtonLink href="/">{thankYou.back}</ButtonLink>}
    />
  );
}
