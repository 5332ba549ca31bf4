'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldDefinition, FormDefinition } from '../../entities/form-definitions/index.js';
import { useIsHydrating } from '../../primitives/index.js';

/** A definition's groups, in order. */
const groupsOf = ({ fields }: FormDefinition): string[] => [
  ...new Set(Object.values<FieldDefinition>(fields).flatMap(({ group }) => group ?? [])),
];

/**
 * How long the previous step and its Back button stay in the accessibility tree, in ms. Orca does not announce a focused
 * element if the one that had focus before is removed at the same time.
 */
const leavingMs = 100;

/** State of a form's steps, for `DefinedFields`. */
export interface Steps {
  /** The visible group; undefined if all are visible, as without JavaScript and in forms without steps. */
  current: string | undefined;
  /** The group that the visitor has just left, which is still in the accessibility tree. */
  leaving: string | undefined;
  /** Starts at 1, counting only groups that have a field to show. */
  position: number;
  count: number;
  /** The step's legend, which gets focus. */
  heading: (element: HTMLElement | null) => void;
}

/**
 * Shows one of a form's groups at a time. All fields stay in the form, so that drafts and the submission contain them
 * all.
 *
 * @param isEnabled - Whether the form has steps.
 */
export function useSteps(definition: FormDefinition, isEnabled: boolean) {
  const { fields } = definition;
  const isHydrating = useIsHydrating();
  const groups = groupsOf(definition);
  const [chosen, setChosen] = useState<string>();
  const [leaving, setLeaving] = useState<string>();
  const legend = useRef<HTMLElement>(null);
  const isMoving = useRef(false);
  const groupOf = (name: string) => fields[name]?.group;

  // The visitor may be in the middle of a later group when the page is hydrated.
  useEffect(() => {
    const group = isEnabled && document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset['group'];
    if (group) setChosen(group);
  }, [isEnabled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step that the visitor takes
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    // Lays out the step, which was hidden until now, because Firefox doesn't focus a legend without layout.
    legend.current?.getClientRects();
    legend.current?.focus();
  }, [chosen]);

  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => setLeaving(undefined), leavingMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  return {
    /** Shows the group that contains a field. The caller moves the focus. */
    reveal: (name: string) => setChosen(groupOf(name)),
    /** Shows the first step. */
    restart: () => setChosen(undefined),
    /** The current steps. */
    of: (isInUse: (name: string) => boolean) => {
      const used = groups.filter((group) =>
        Object.entries<FieldDefinition>(fields).some(([name, field]) => field.group === group && isInUse(name)),
      );
      const index = Math.max(0, used.indexOf(chosen ?? ''));
      const current = used[index];
      const isOn = isEnabled && !isHydrating;
      const move = (by: number) => {
        const group = used[index + by];
        // Back stays for a moment after the first step is shown.
        if (group === undefined) return;
        isMoving.current = true;
        setLeaving(current);
        setChosen(group);
      };
      const steps: Steps = {
        current: isOn ? current : undefined,
        leaving: isOn ? leaving : undefined,
        position: index + 1,
        count: used.length,
        heading: (element) => {
          legend.current = element;
        },
      };
      return {
        steps,
        isFirst: !isOn || (index === 0 && leaving === undefined),
        isLast: !isOn || index === used.length - 1,
        back: () => move(-1),
        /** Moves to the next step if this one is valid. */
        next: (event: FormEvent<HTMLFormElement>, check: (isIncluded: (name: string) => boolean) => boolean) => {
          event.preventDefault();
          if (check((name) => groupOf(name) === current)) move(1);
        },
      };
    },
  };
}
