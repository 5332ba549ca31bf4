import type { LabelPack } from 'agency-ui/primitives/AgencyProvider';
import {
  contactForm,
  type FieldDefinition,
  type FormDefinition,
  hasOptions,
  labelsOf,
  messageForm,
  nameOfChoice,
  newsletterForm,
  quoteForm,
  quoteFormWithFiles,
  serviceForm,
  valueOfChoice,
} from 'agency-ui/schemas';

/** Maps each of the kit's forms to the label-pack entry that translates it. */
const kitForms: readonly [entry: string, definition: FormDefinition][] = [
  ['QuoteForm', quoteForm],
  ['QuoteForm', quoteFormWithFiles],
  ['ContactPageForm', contactForm],
  ['ContactMessageForm', messageForm],
  ['ServiceContactForm', serviceForm],
  ['NewsletterForm', newsletterForm],
];

type Labels = Readonly<Record<string, unknown>>;

/**
 * A pack's labels for a form, under the names that `labelsOf` uses. Replaces only strings that match the kit's
 * English, so a site's own form with the same name keeps its wording.
 */
export function labelsInPack(form: FormDefinition, pack: LabelPack): Labels {
  const own: Labels = labelsOf(form);
  const found: Record<string, unknown> = {};
  for (const [entry, definition] of kitForms) {
    if (definition.name !== form.name) continue;
    // The type includes entries only for the components you import.
    const translated = (pack as Readonly<Record<string, Labels | undefined>>)[entry] ?? {};
    const english: Labels = labelsOf(definition);
    for (const [name, text] of Object.entries(own)) {
      if (typeof text === 'object') {
        const names = replaceEnglish(
          text as Labels,
          english[name] as Labels | undefined,
          translated[name] as Labels | undefined,
        );
        found[name] = { ...text, ...names };
      } else if (text === english[name] && translated[name] !== undefined) found[name] = translated[name];
    }
  }
  return found;
}

/** Translated option names, for options whose name matches the kit's English. */
const replaceEnglish = (own: Labels, english: Labels = {}, translated: Labels = {}): Labels =>
  Object.fromEntries(
    Object.entries(own).flatMap(([value, name]) =>
      name === english[value] && translated[value] !== undefined ? [[value, translated[value]]] : [],
    ),
  );

function translateField(name: string, field: FieldDefinition, labels: Labels): FieldDefinition {
  const label = typeof labels[name] === 'string' ? labels[name] : field.label;
  if (!hasOptions(field)) return { ...field, label };
  const names = (labels[`${name}Options`] ?? {}) as Readonly<Record<string, string>>;
  const options = field.options.map((choice) => {
    const value = valueOfChoice(choice);
    return { value, label: names[value] ?? nameOfChoice(choice) };
  });
  return { ...field, label, options } as FieldDefinition;
}

/** One of the kit's forms with a label pack's names and confirmation, for showing what was sent. */
export function translateForm(form: FormDefinition, pack: LabelPack): FormDefinition {
  const labels = labelsInPack(form, pack);
  const fields = Object.entries<FieldDefinition>(form.fields).map(([name, field]) => [
    name,
    translateField(name, field, labels),
  ]);
  const texts = Object.keys(form.labels ?? {}).map((name) => [name, labels[name] ?? (form.labels as Labels)[name]]);
  return { ...form, fields: Object.fromEntries(fields), labels: Object.fromEntries(texts) } as FormDefinition;
}
