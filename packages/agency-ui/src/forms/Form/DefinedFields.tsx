import { Fragment, type ReactNode } from 'react';
import type { FieldDefinition, FormDefinition } from '../../entities/form-definitions/index.js';
import { classes } from '../../primitives/index.js';
import { CheckboxField } from '../CheckboxField/index.js';
import { ChoiceField } from '../ChoiceField/index.js';
import { FileField } from '../FileField/index.js';
import { RangeField } from '../RangeField/index.js';
import { SelectField } from '../SelectField/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './Form.css.js';
import type { LabelsInUse } from './Form.labels.js';
import { FormCell, FormFields } from './FormFields.js';
import { type AnyFieldProps, labelOf } from './field-props.js';
import type { Steps } from './useSteps.js';

interface DefinedFieldsProps {
  definition: FormDefinition;
  labels: LabelsInUse;
  field: (name: string) => AnyFieldProps;
  isInUse: (name: string) => boolean;
  steps: Steps;
}

interface FieldGroup {
  /** Key in the definition; undefined for fields outside any group. */
  key: string | undefined;
  fields: [name: string, field: FieldDefinition][];
}

/** The fields in order, grouped. */
function groupsOf({ fields }: FormDefinition): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const entry of Object.entries(fields)) {
    const [, { group: key }] = entry;
    const last = groups.at(-1);
    if (last?.key === key && last) last.fields.push(entry);
    else groups.push({ key, fields: [entry] });
  }
  return groups;
}

const wideKinds: readonly FieldDefinition['kind'][] = ['textarea', 'checkbox', 'file', 'radio', 'checkboxes'];

const isWide = ({ kind, width }: FieldDefinition) => (width ? width === 'full' : wideKinds.includes(kind));

function DefinedField(props: AnyFieldProps) {
  if ('multiple' in props) return <ChoiceField {...props} />;
  if ('unit' in props) return <RangeField {...props} />;
  if ('defaultChecked' in props) return <CheckboxField {...props} />;
  if ('types' in props) return <FileField {...props} />;
  if ('options' in props) return props.options.length > 0 && <SelectField {...props} />;
  return 'type' in props ? <TextField {...props} /> : <TextareaField {...props} />;
}

interface CellProps {
  name: string;
  definition: FieldDefinition;
  isShown: boolean;
  children: ReactNode;
}

/** Wraps a field. A conditional field keeps its input while hidden, but sends nothing. */
function Cell({ name, definition, isShown, children }: CellProps) {
  const className = isWide(definition) ? styles.fullWidth : undefined;
  if (!definition.when) return className ? <FormCell>{children}</FormCell> : children;
  return (
    <fieldset
      role="presentation"
      hidden={!isShown}
      disabled={!isShown}
      data-condition={name}
      className={classes(styles.conditional, className)}
    >
      {children}
    </fieldset>
  );
}

/** All of a definition's fields. Groups are fieldsets, separated by a perforated line or shown as steps. */
export function DefinedFields({ definition, labels, field, isInUse, steps }: DefinedFieldsProps) {
  const { current, leaving, position, count, heading } = steps;
  return groupsOf(definition).map(({ key, fields }, index) => {
    const isCurrent = current === undefined || key === current;
    const isLeaving = !isCurrent && key === leaving;
    const grid = (
      <FormFields>
        {fields.map(([name, one]) => (
          <Cell key={name} name={name} definition={one} isShown={isInUse(name)}>
            <DefinedField {...field(name)} />
          </Cell>
        ))}
      </FormFields>
    );
    return (
      <Fragment key={fields[0]?.[0]}>
        {index > 0 && current === undefined && <div className={styles.perforation} />}
        {key === undefined ? (
          grid
        ) : (
          <fieldset
            className={classes(styles.group, isLeaving && styles.leaving)}
            data-group={key}
            hidden={!isCurrent && !isLeaving}
          >
            <legend
              ref={current === key ? heading : undefined}
              tabIndex={current === undefined ? undefined : -1}
              className={styles.legend}
            >
              {current === key && <span className={styles.progress}>{`${labels.stepOf(position, count)} `}</span>}
              <span>{labelOf(labels, key)}</span>
            </legend>
            {grid}
          </fieldset>
        )}
      </Fragment>
    );
  });
}
