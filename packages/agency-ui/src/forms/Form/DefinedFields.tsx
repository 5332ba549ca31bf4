import { Fragment } from 'react';
import type { FieldDefinition, FormDefinition } from '../../entities/form-definitions/index.js';
import { CheckboxField } from '../CheckboxField/index.js';
import { FileField } from '../FileField/index.js';
import { SelectField } from '../SelectField/index.js';
import { TextareaField } from '../TextareaField/index.js';
import { TextField } from '../TextField/index.js';
import * as styles from './Form.css.js';
import type { LabelsInUse } from './Form.labels.js';
import { FormFields } from './FormFields.js';
import { type AnyFieldProps, labelOf } from './field-props.js';

interface DefinedFieldsProps {
  definition: FormDefinition;
  labels: LabelsInUse;
  field: (name: string) => AnyFieldProps;
}

interface FieldGroup {
  /** Its key in the definition; none for fields without a group. */
  key: string | undefined;
  fields: [name: string, field: FieldDefinition][];
}

/** The fields in order, by group. */
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

const isWide = ({ kind, width }: FieldDefinition) =>
  width ? width === 'full' : kind === 'textarea' || kind === 'checkbox' || kind === 'file';

function DefinedField(props: AnyFieldProps) {
  if ('defaultChecked' in props) return <CheckboxField {...props} />;
  if ('types' in props) return <FileField {...props} />;
  if ('options' in props) return props.options.length > 0 && <SelectField {...props} />;
  return 'type' in props ? <TextField {...props} /> : <TextareaField {...props} />;
}

/** All fields of a definition. Groups are fieldsets, with a perforated line between them. */
export function DefinedFields({ definition, labels, field }: DefinedFieldsProps) {
  return groupsOf(definition).map(({ key, fields }, index) => {
    const grid = (
      <FormFields>
        {fields.map(([name, one]) =>
          isWide(one) ? (
            <div key={name} className={styles.fullWidth}>
              <DefinedField {...field(name)} />
            </div>
          ) : (
            <DefinedField key={name} {...field(name)} />
          ),
        )}
      </FormFields>
    );
    return (
      <Fragment key={fields[0]?.[0]}>
        {index > 0 && <div className={styles.perforation} />}
        {key === undefined ? (
          grid
        ) : (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{labelOf(labels, key)}</legend>
            {grid}
          </fieldset>
        )}
      </Fragment>
    );
  });
}
