import type { FileLimits } from '../../entities/form-definitions/index.js';
import { fileProblems, formatBytes } from '../../entities/form-definitions/index.js';
import { CircleAlert, Icon, VisuallyHidden, X } from '../../primitives/index.js';
import * as styles from './FileField.css.js';
import type { FileFieldLabels } from './FileField.labels.js';

interface FileListProps {
  files: readonly File[];
  missing: readonly string[];
  limits: FileLimits;
  sending: boolean;
  sentBytes: number | undefined;
  /** Whether files can be removed: not before hydration, nor while the field is disabled. */
  editable: boolean;
  locale: string;
  labels: FileFieldLabels;
  onRemove: (file: File, index: number) => void;
  onRemoveMissing: (name: string, index: number) => void;
}

interface RemoveButtonProps {
  name: string;
  sending: boolean;
  label: string;
  onClick: () => void;
}

const RemoveButton = ({ name, sending, label, onClick }: RemoveButtonProps) => (
  <button
    type="button"
    className={styles.remove}
    aria-disabled={sending || undefined}
    onClick={sending ? undefined : onClick}
  >
    <Icon icon={X} />
    <VisuallyHidden>{`${label}: ${name}`}</VisuallyHidden>
  </button>
);

/** A multipart request sends one file after another, so the bytes of earlier files come first. */
const sentOf = (files: readonly File[], index: number, sentBytes: number) =>
  Math.max(
    0,
    Math.min(files[index]?.size ?? 0, sentBytes - files.slice(0, index).reduce((sum, { size }) => sum + size, 0)),
  );

/** The chosen files, followed by those lost on reload. */
export function FileList({
  files,
  missing,
  limits,
  sending,
  sentBytes,
  editable,
  locale,
  labels,
  onRemove,
  onRemoveMissing,
}: FileListProps) {
  if (files.length + missing.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={labels.chosen}>
      {files.map((file, index) => {
        const isInvalid = fileProblems([file], limits).length > 0;
        const sent = sentBytes === undefined ? undefined : sentOf(files, index, sentBytes);
        const isSent = sending && sent === file.size;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and rows have no state
            key={`${index} ${file.name}`}
            className={styles.row}
            data-file={isInvalid ? 'invalid' : isSent ? 'sent' : sending ? 'sending' : 'chosen'}
          >
            {isInvalid && <Icon icon={CircleAlert} className={styles.invalidIcon} />}
            <bdi className={styles.name}>{file.name}</bdi>
            <span className={styles.size}>{isSent ? labels.sent : formatBytes(file.size, locale)}</span>
            {sending && !isSent && (
              <progress
                className={styles.progress}
                aria-label={`${labels.sending}: ${file.name}`}
                {...(sent !== undefined && { value: sent, max: file.size })}
              />
            )}
            {editable && (
              <RemoveButton
                name={file.name}
                sending={sending}
                label={labels.remove}
                onClick={() => onRemove(file, index)}
              />
            )}
          </li>
        );
      })}
      {missing.map((name, index) => (
        <li key={name} className={styles.row} data-file="missing">
          <Icon icon={CircleAlert} className={styles.invalidIcon} />
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.size}>{labels.missing}</span>
          {editable && (
            <RemoveButton
              name={name}
              sending={sending}
              label={labels.remove}
              onClick={() => onRemoveMissing(name, files.length + index)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
