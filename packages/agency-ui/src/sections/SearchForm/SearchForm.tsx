'use client';

import { type ComponentPropsWithRef, type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { assertProps, Button, classes, isComposing, useLabels } from '../../primitives/index.js';
import * as styles from './SearchForm.css.js';
import { type SearchFormLabels, searchFormLabels } from './SearchForm.labels.js';

export interface SearchFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'children' | 'defaultValue' | 'method' | 'onChange'> {
  /**
   * Path of the results page. Without `onSearch` or without JavaScript, the browser opens it with the query in its URL.
   */
  action: string;
  /**
   * Name of the query parameter: `/search?q=banners`.
   *
   * @default 'q'
   */
  parameter?: string;
  /** The query (controlled), for example from the URL. */
  value?: string | undefined;
  /**
   * The initial query (uncontrolled).
   *
   * @default ''
   */
  defaultValue?: string;
  /** Called with the field’s text whenever it changes. */
  onChange?: ((query: string) => void) | undefined;
  /** Called with the query when the form is submitted. The browser then stays on the page. */
  onSearch?: ((query: string) => void) | undefined;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<SearchFormLabels> | undefined;
}

/** Maximum query length, in characters. Nobody searches for more, and it keeps the URL short. */
const maxLength = 100;

/** A search field with a button that opens the results page. */
export function SearchForm({
  action,
  parameter = 'q',
  value,
  defaultValue = '',
  onChange,
  onSearch,
  labels: labelOverrides,
  className,
  onSubmit,
  ...rest
}: SearchFormProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('SearchForm', { action });
  const labels = useLabels('SearchForm', searchFormLabels, labelOverrides);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const query = value ?? defaultValue;

  // The field is uncontrolled, so that hydration keeps what the visitor typed before it.
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const lastQuery = useRef(query);
  useEffect(() => {
    const input = field.current;
    if (input && input.value !== lastQuery.current) report.current?.(input.value);
  }, []);
  useEffect(() => {
    if (query === lastQuery.current) return;
    lastQuery.current = query;
    if (field.current && field.current.value !== query) field.current.value = query;
  }, [query]);

  const change = (next: string) => {
    lastQuery.current = next;
    onChange?.(next);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (!onSearch || event.defaultPrevented) return;
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  };

  /** Clears the field on Escape, which Firefox does not do by itself. */
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || input.value === '') return;
    event.preventDefault();
    input.value = '';
    change('');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 and before do not know <search>.
    <form
      role="search"
      action={action}
      method="get"
      onSubmit={submit}
      className={classes(styles.form, className)}
      {...rest}
    >
      <label htmlFor={id} className={styles.label}>
        {labels.label}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="search"
          name={parameter}
          defaultValue={query}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
          className={styles.field}
        />
        <Button type="submit" size="large">
          {labels.search}
        </Button>
      </div>
    </form>
  );
}
