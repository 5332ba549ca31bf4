/** The command's questions, each with its flag. */
import { readFileSync } from 'node:fs';
import { agencyThemeCss } from 'agency-ui/theme';
import { folderProblem } from './folder.js';
import { type FontPair, fontPairs } from './fonts.js';
import { templatesFolder } from './templates.js';
import { UsageError } from './usage-error.js';

export const frameworks = {
  vite: 'Vite, prerendered, with a small Node server',
  next: 'Next, App Router',
  'react-router': 'React Router 7, framework mode',
  astro: 'Astro 5, with islands',
} as const;

export type Framework = keyof typeof frameworks;

/** The generator's input. */
export interface Answers {
  /** Folder to create, as typed. */
  folder: string;
  name: string;
  /** The page's background colour, as #rrggbb. */
  surface: string;
  text: string;
  accent: string;
  fonts: FontPair;
  phone: string;
  email: string;
  framework: Framework;
}

/** Unvalidated answers as text. */
export type Input = { -readonly [Name in keyof Answers]?: string };

export interface Question {
  message: string;
  default: string;
  /** A select's options, by value. Without them, the answer is free text. */
  choices?: Readonly<Record<string, string>>;
  /** Explains what is wrong with an answer and what to write instead; undefined if it is valid. */
  problem: (value: string, others: Input) => string | undefined;
}

/** The defaults are the templates' sample content. */
const {
  name,
  phone,
  email,
  theme: { color },
} = JSON.parse(readFileSync(new URL('shared/src/brand.json', templatesFolder), 'utf8')) as {
  name: string;
  phone: string;
  email: string;
  theme: { color: Record<'surface' | 'text' | 'accent', string> };
};

const isColor = (value: string) => /^#[\da-f]{6}$/i.test(value);

const colorProblem = (value: string, example: string) =>
  isColor(value) ? undefined : `"${value}" is not a six-digit hex colour. Write it like ${example}.`;

/** The kit's contrast check for a text colour on a background. */
function contrastProblem(surface: string, text: string): string | undefined {
  try {
    agencyThemeCss({ color: { surface, text } });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^agency-ui theme: /, '') : String(error);
  }
}

const choiceProblem = (choices: object, kind: string) => (value: string) =>
  Object.hasOwn(choices, value)
    ? undefined
    : `"${value}" is not ${kind}. Use one of: ${Object.keys(choices).join(', ')}.`;

/** In the order in which they are asked. */
export const questions: Readonly<Record<keyof Answers, Question>> = {
  folder: { message: 'Folder', default: 'agency-site', problem: folderProblem },
  framework: {
    message: 'Framework',
    default: 'vite',
    choices: frameworks,
    problem: choiceProblem(frameworks, 'a framework'),
  },
  name: {
    message: 'Agency name',
    default: name,
    problem: (value) => {
      if (value === '') return `The name is empty. Enter the name of the agency, such as "${name}".`;
      return value.length > 40 ? `The name has ${value.length} characters. Use 40 at most.` : undefined;
    },
  },
  surface: {
    message: 'Page colour',
    default: color.surface,
    problem: (value, { text }) =>
      colorProblem(value, color.surface) ?? (text && isColor(text) ? contrastProblem(value, text) : undefined),
  },
  text: {
    message: 'Text colour',
    default: color.text,
    problem: (value, { surface }) =>
      colorProblem(value, color.text) ?? (surface && isColor(surface) ? contrastProblem(surface, value) : undefined),
  },
  accent: {
    message: 'Button colour',
    default: color.accent,
    problem: (value) => colorProblem(value, color.accent),
  },
  fonts: {
    message: 'Typefaces for headlines and text',
    default: 'bricolage',
    choices: Object.fromEntries(Object.entries(fontPairs).map(([pair, { description }]) => [pair, description])),
    problem: choiceProblem(fontPairs, 'a pair of typefaces'),
  },
  phone: {
    message: 'Phone number, with country code',
    default: phone,
    problem: (value) =>
      /^\+\d(?: ?\d){6,14}$/.test(value)
        ? undefined
        : `"${value}" is not a phone number with its country code. Write it like ${phone}.`,
  },
  email: {
    message: 'E-mail address',
    default: email,
    problem: (value) =>
      /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value)
        ? undefined
        : `"${value}" is not an e-mail address. Write it like ${email}.`,
  },
};

export const questionNames = Object.keys(questions) as (keyof Answers)[];

/** @throws UsageError for the first invalid answer. */
export function assertInput(input: Input): void {
  for (const one of questionNames) {
    const value = input[one];
    const problem = value === undefined ? undefined : questions[one].problem(value, input);
    if (problem) throw new UsageError(one === 'folder' ? problem : `--${one}: ${problem}`);
  }
}

/**
 * Fills in the defaults.
 *
 * @throws UsageError if a default is incompatible with an answer, such as dark text on a dark background.
 */
export function complete(input: Input): Answers {
  const whole = Object.fromEntries(questionNames.map((one) => [one, input[one] ?? questions[one].default]));
  assertInput(whole);
  return whole as unknown as Answers;
}
