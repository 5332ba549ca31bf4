import { useId } from 'react';
import type { Article } from '../../entities/index.js';
import { AgencyLink, ArrowRight, Icon, VisuallyHidden } from '../../primitives/index.js';
import * as styles from './ArticleFooter.css.js';

interface ArticleFooterProps {
  article: Article;
  /** Link or button text; the article's title is appended to the accessible name (WCAG 2.4.4). */
  name: string;
  /** Note next to the button if an article has no page. */
  comingSoon: string;
  onReadMore?: ((article: Article) => void) | undefined;
}

/** An article's author, and the link to the article's page. */
export function ArticleFooter({ article, name, comingSoon, onReadMore }: ArticleFooterProps) {
  const { author, path, title } = article;
  const noteId = useId();
  const available = Boolean(path || onReadMore);
  const face = (
    <>
      <span className={styles.text}>{name}</span>
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      {available && <Icon icon={ArrowRight} directional className={styles.arrow} />}
    </>
  );
  return (
    <div className={styles.footer}>
      <span className={styles.author}>
        <span className={styles.dots[inkOf(author)]} />
        {author}
      </span>
      {path ? (
        <AgencyLink href={path} className={styles.link}>
          {face}
        </AgencyLink>
      ) : (
        <span className={styles.action}>
          <button
            type="button"
            aria-disabled={!available || undefined}
            aria-describedby={available ? undefined : noteId}
            onClick={onReadMore && (() => onReadMore(article))}
            className={styles.button}
          >
            {face}
          </button>
          {!available && (
            <span id={noteId} className={styles.note}>
              {comingSoon}
            </span>
          )}
        </span>
      )}
    </div>
  );
}

const inks = ['one', 'two', 'three'] as const;

/** Each author always gets the same ink. */
function inkOf(author: string): (typeof inks)[number] {
  const sum = [...author].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return inks[sum % inks.length] ?? 'one';
}
