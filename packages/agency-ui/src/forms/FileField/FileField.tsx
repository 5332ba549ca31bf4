'use client';

import { type ComponentPropsWithRef, type DragEvent, type MouseEvent, useRef, useState } from 'react';
import {
  acceptOf,
  type FileTypeName,
  fileLimitsOf,
  fileProblems,
  fileTypes,
  formatBytes,
  namesOfTypes,
  sentencesOf,
} from '../../entities/form-definitions/index.js';
import {
  assertProps,
  classes,
  useAgency,
  useIsHydrating,
  useLabels,
  VisuallyHidden,
  warnOnce,
} from '../../primitives/index.js';
import { Field, FieldHint, type FieldProps, useField } from '../Field/index.js';
import * as styles from './FileField.css.js';
import { type FileFieldLabels, fileFieldLabels } from './FileField.labels.js';
import { FileList } from './FileList.js';
import { useChosenFiles } from './useChosenFiles.js';

export interface FileFieldProps
  extends Omit<FieldProps, 'labels'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'accept' | 'children' | 'defaultValue' | 'multiple' | 'onDragEnter' | 'onDragLeave' | 'onDrop' | 'type' | 'value'
    > {
  /** Accepted types, in the order in which the field lists them: `['pdf', 'png']`. */
  types: readonly FileTypeName[];
  /**
   * Maximum number of files.
   *
   * @default 5
   */
  maxFiles?: number | undefined;
  /**
   * Maximum size of each file, in bytes.
   *
   * @default 10_000_000
   * @minimum 1
   */
  maxBytes?: number | undefined;
  /**
   * Whether the files are being sent, during which they can't be changed.
   *
   * @default false
   */
  sending?: boolean | undefined;
  /** Bytes sent so far, counting all files in order. Without it, the progress is indeterminate. */
  sentBytes?: number | undefined;
  /** Names of files that must be chosen again because the page has lost them. */
  missing?: readonly string[] | undefined;
  /** Called when the visitor removes a missing file. */
  onMissingRemoved?: ((name: string) => void) | undefined;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<FileFieldLabels> | undefined;
}

function warnOfTypes(types: readonly string[]) {
  const unknown = types.find((type) => !Object.hasOwn(fileTypes, type));
  if (unknown !== undefined)
    warnOnce(
      `FileField: "types" has "${unknown}", which is not a known type. Use any of ${Object.keys(fileTypes).join(', ')}.`,
    );
}

/**
 * A native file input that collects files from successive selections in a list, with a button to remove each one. Files
 * can be dropped on it. `ref`, `className` and all other attributes are passed to the `input`.
 */
export function FileField({
  label,
  hint,
  error,
  labels: labelOverrides,
  types,
  maxFiles,
  maxBytes,
  sending = false,
  sentBytes,
  missing = [],
  onMissingRemoved,
  className,
  onInput,
  onClick,
  ref,
  ...rest
}: FileFieldProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('FileField', {}, { types });
    warnOfTypes(types);
  }
  const labels = useLabels('FileField', fileFieldLabels, labelOverrides);
  const { locale } = useAgency();
  const isHydrating = useIsHydrating();
  const limits = fileLimitsOf({ types, maxFiles, maxBytes });
  const multiple = limits.maxFiles > 1;
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { files, add, remove } = useChosenFiles(input, multiple);
  const [announcement, setAnnouncement] = useState('');
  const [isOver, setIsOver] = useState(false);

  const problemsOf = (list: readonly File[]) => sentencesOf(fileProblems(list, limits), labels, locale);
  // Forms validate on submit, but file limits can be checked as soon as a file is chosen.
  const shownError = problemsOf(files) || error || undefined;
  const limitsHint = labels.limits(limits.maxFiles, formatBytes(limits.maxBytes, locale), namesOfTypes(types));
  const fullHint = hint ? `${hint} ${limitsHint}` : limitsHint;
  const wiring = useField({ ...rest, hint: fullHint, error: shownError });

  /** Focuses the button after the removed one, or else the input, so that focus isn't lost. */
  const focusAfterRemoval = (index: number) => {
    // Waits for the next render, which has one button fewer.
    setTimeout(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
    });
  };

  const preventWhileSending = (event: MouseEvent | DragEvent) => {
    if (sending) event.preventDefault();
  };

  return (
    <Field label={label} error={shownError} wiring={wiring} required={rest.required} labels={labels}>
      <div ref={root}>
        <div className={styles.hint}>
          <FieldHint id={wiring.hintId} hint={fullHint} />
        </div>
        <input
          {...rest}
          {...wiring.control}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          type="file"
          multiple={multiple}
          accept={acceptOf(types)}
          aria-disabled={sending || undefined}
          className={classes(styles.input, className)}
          data-drag={isOver ? 'over' : undefined}
          onClick={(event) => {
            preventWhileSending(event);
            onClick?.(event);
          }}
          onInput={(event) => {
            const all = add();
            setAnnouncement(`${labels.count(all.length)} ${problemsOf(all)}`.trim());
            onInput?.(event);
          }}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            setIsOver(false);
            preventWhileSending(event);
          }}
        />
        <FileList
          files={files}
          missing={missing}
          limits={limits}
          sending={sending}
          sentBytes={sentBytes}
          editable={!isHydrating && !rest.disabled}
          locale={locale}
          labels={labels}
          onRemove={(file, index) => {
            remove(file);
            setAnnouncement(labels.removed(file.name));
            focusAfterRemoval(index);
          }}
          onRemoveMissing={(name, index) => {
            onMissingRemoved?.(name);
            setAnnouncement(labels.removed(name));
            focusAfterRemoval(index);
          }}
        />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </div>
    </Field>
  );
}
