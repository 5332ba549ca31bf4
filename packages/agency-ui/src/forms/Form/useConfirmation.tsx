'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useToast } from '../ToastProvider/index.js';
import type { SubmissionStatus } from '../useSubmission/index.js';
import type { LabelsInUse } from './Form.labels.js';
import type { Sent } from './useForm.js';

/**
 * How the panel that replaces the fields confirms success:
 *
 * - `message`: with `labels.succeeded` as its heading, and `labels.succeededDetail`.
 * - `toast`: the same text in a toast, and `labels.sent` in the panel. Without a `ToastProvider`, it works like
 *   `message`.
 * - `notice`: with `labels.succeeded` for `noticeDuration` ms, then `labels.sent`.
 */
export type FormConfirmation = 'message' | 'toast' | 'notice';

/** Whether the success notice has been shown for `duration` ms. */
function useNotice(status: SubmissionStatus, duration: number): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (status !== 'succeeded') return;
    const timer = setTimeout(() => setGone(true), duration);
    return () => {
      clearTimeout(timer);
      setGone(false);
    };
  }, [status, duration]);
  return gone;
}

const titleOf = ({ succeeded }: LabelsInUse, values: unknown) =>
  typeof succeeded === 'function' ? succeeded(values as never) : succeeded;

/** A form's toast; undefined if the form confirms in place. */
export function useSuccessToast(confirmation: FormConfirmation, labels: LabelsInUse) {
  const toast = useToast();
  if (confirmation !== 'toast' || !toast) return undefined;
  return (values: unknown, isAnnounced: boolean) =>
    toast({ title: titleOf(labels, values), description: labels.succeededDetail, isAnnounced });
}

interface Confirmation {
  /** Text of the panel that replaces the fields. */
  panel?: PanelTexts | undefined;
  /** Announced politely when it appears. */
  success?: ReactNode;
  /** Announced in the same way, but not shown. */
  announcement?: string | undefined;
  persistentMessage?: ReactNode;
}

interface PanelTexts {
  title: string;
  notice?: { isGone: boolean; lasting: string } | undefined;
  text?: string | undefined;
}

/**
 * The messages that confirm a success. When a panel replaces the fields and focus moves to its title, that already
 * announces the success, so there is no other message. If focus stays where it is, the success is announced politely.
 * If the visitor has carried on typing, the fields stay, with the messages below them. Whatever remains visible has no
 * time limit (WCAG 2.2.1).
 */
export function useConfirmation(
  confirmation: FormConfirmation | 'toast shown',
  { status, sent }: { status: SubmissionStatus; sent: Pick<Sent, 'values' | 'isShown' | 'takesFocus'> | undefined },
  labels: LabelsInUse,
  noticeDuration: number,
): Confirmation {
  const isNoticeGone = useNotice(status, noticeDuration);
  if (status !== 'succeeded') return {};
  const title = titleOf(labels, sent?.values);
  const { sent: lasting, succeededDetail } = labels;
  if (sent?.isShown) {
    const isAnnounced = sent.takesFocus || confirmation === 'toast shown';
    return {
      panel:
        confirmation === 'notice' && lasting
          ? { title, notice: { isGone: isNoticeGone, lasting } }
          : { title, text: confirmation === 'toast shown' ? lasting : (succeededDetail ?? lasting) },
      announcement: isAnnounced ? undefined : [title, succeededDetail].filter(Boolean).join(' '),
    };
  }
  const isGone = confirmation === 'toast shown' || (confirmation === 'notice' && isNoticeGone);
  if (isGone) return { persistentMessage: lasting ?? title };
  return {
    success: (
      <>
        <div>{title}</div>
        {succeededDetail && <div>{succeededDetail}</div>}
      </>
    ),
  };
}
