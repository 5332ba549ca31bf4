import * as styles from './BackToTop.css.js';

/**
 * Moves focus to the start of the document, so that the next Tab reaches the first link, and screen readers read from
 * the top. The body is focusable only while it has focus.
 */
export function focusDocumentStart(): void {
  const { body } = document;
  if (!body.hasAttribute('tabindex')) {
    body.tabIndex = -1;
    body.classList.add(styles.start);
    const restore = () => {
      body.removeAttribute('tabindex');
      body.classList.remove(styles.start);
    };
    body.addEventListener('blur', restore, { once: true });
  }
  body.focus({ preventScroll: true });
}
