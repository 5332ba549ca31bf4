'use client';

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryPicture } from '../../entities/index.js';
import {
  ChevronLeft,
  ChevronRight,
  createNumberFormatter,
  Icon,
  isRtl,
  Picture,
  useAgency,
  VisuallyHidden,
  X,
} from '../../primitives/index.js';
import { usePicturePreload } from '../carousel/index.js';
import type { GalleryLabels } from './Gallery.labels.js';
import * as styles from './Lightbox.css.js';
import { useSnapIndex } from './useSnapIndex.js';

export interface LightboxProps {
  /** Accessible name, saying what the pictures show. */
  name: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture in view, from 0. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  labels: GalleryLabels;
}

/**
 * The large pictures in a modal dialog, side by side in a row that snaps to each picture. The browser handles swiping
 * and zooming. Arrow keys, Home and End work everywhere in it. Mounted while it is open.
 */
export function Lightbox({ name, pictures, index, onIndexChange, onClose, labels }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { locale } = useAgency();
  const [firstIndex] = useState(index);
  const [hasMoved, setMoved] = useState(false);
  const count = pictures.length;
  const { isMounted, prepare } = usePicturePreload(index, count, 'both');

  if (index !== firstIndex && !hasMoved) setMoved(true);

  // Opens before the row scrolls to the picture, because a closed dialog has no layout.
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const row = useSnapIndex<HTMLUListElement>(index, onIndexChange);

  const goTo = (target: number) => {
    if (target !== index && target >= 0 && target < count) onIndexChange(target);
  };

  const moveByKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Leaves browser shortcuts alone, such as Alt with an arrow key to go back or forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = isRtl(event.currentTarget) ? -1 : 1;
    const targets: Record<string, number> = {
      ArrowLeft: index - step,
      ArrowRight: index + step,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    // The keys would also scroll the row.
    event.preventDefault();
    goTo(target);
  };

  const current = pictures[index];
  if (!current) return null;
  const large = current.large ?? current.picture;
  const format = createNumberFormatter(locale, 2);
  return (
    <dialog
      ref={dialog}
      aria-label={name}
      data-agency-tone="night"
      className={styles.lightbox}
      onClose={onClose}
      onKeyDown={moveByKey}
    >
      <div className={styles.bar}>
        <button
          type="button"
          aria-label={labels.close}
          className={styles.button}
          onClick={() => dialog.current?.close()}
        >
          <Icon icon={X} />
        </button>
        {count > 1 && (
          <p aria-hidden="true" className={styles.counter}>
            <span className={styles.position}>{format(index + 1)}</span>
            <span>{` / ${format(count)}`}</span>
          </p>
        )}
      </div>
      {/* Empty at first, because the dialog's name is announced when it opens. */}
      <VisuallyHidden aria-live="polite" aria-atomic>
        {hasMoved ? labels.pictureName(index + 1, count, large.alt) : ''}
      </VisuallyHidden>
      {/* Focusable, so that the keyboard can scroll it (WCAG 2.1.1). */}
      <ul
        ref={row.ref}
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={name}
        className={styles.row}
        onScroll={row.onScroll}
      >
        {pictures.map(({ id, picture, large: file = picture }, position) => (
          <li key={id} inert={position !== index} className={styles.slide}>
            {isMounted(position) && (
              <Picture
                picture={file}
                sizes="100vw"
                priority
                className={styles.image}
                // The adjacent pictures load after the one in view.
                onLoad={prepare}
              />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.footer}>
        <p className={styles.caption}>{current.caption ?? ''}</p>
        {count > 1 && (
          <div className={styles.arrows}>
            <button
              type="button"
              aria-label={labels.previousPicture}
              // A disabled button would lose focus.
              aria-disabled={index === 0}
              className={styles.button}
              onClick={() => goTo(index - 1)}
            >
              <Icon icon={ChevronLeft} directional />
            </button>
            <button
              type="button"
              aria-label={labels.nextPicture}
              aria-disabled={index === count - 1}
              className={styles.button}
              onClick={() => goTo(index + 1)}
            >
              <Icon icon={ChevronRight} directional />
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}
