import { Fragment } from 'react';
import type { NavigationItem, Quote } from '../../entities/index.js';
import { ArrowLink, Heading, type HeadingLevel } from '../../primitives/index.js';
import * as styles from './FinishedProject.css.js';

/** A finished project as proof: its figures, and the client's comment. */
export interface EnquiryProject {
  /** The project's title, and the path of its page. */
  link: NavigationItem;
  client?: string | undefined;
  /** As displayed: "KES 2–3 million". */
  budget?: string | undefined;
  /** Up to three results in numbers. */
  figures?:
    | readonly {
        /** As displayed, up to six characters: "9,400". */
        value: string;
        label: string;
      }[]
    | undefined;
  /** The result as a sentence, instead of `figures`. */
  outcome?: string | undefined;
  /** The client's comment, without quotation marks. */
  quote?: Quote | undefined;
}

interface FinishedProjectProps {
  project: EnquiryProject;
  /** Label above the title. */
  label: string;
  headingLevel: HeadingLevel;
}

/** One row on wide pages: the project with its figures, then the client's comment. */
export function FinishedProject({ project, label, headingLevel }: FinishedProjectProps) {
  const { link, client, budget, figures = [], outcome, quote } = project;
  return (
    <div data-part="project" className={styles.project}>
      <div className={styles.result}>
        <p className={styles.label}>
          {[label, client, budget]
            .filter((part) => !!part)
            .map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <span aria-hidden="true"> · </span>}
                <span>{part}</span>
              </Fragment>
            ))}
        </p>
        <Heading level={headingLevel} variant="heading" className={styles.title}>
          <ArrowLink href={link.path}>{link.name}</ArrowLink>
        </Heading>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map((figure) => (
              <div key={figure.label} className={styles.figure}>
                <dt className={styles.figureLabel}>{figure.label}</dt>
                <dd className={styles.value}>{figure.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {outcome && <p className={styles.outcome}>{outcome}</p>}
      {quote && (
        <figure className={styles.quote}>
          <blockquote className={styles.words}>
            <p className={styles.paragraph}>{quote.text}</p>
          </blockquote>
          <figcaption className={styles.caption}>
            <span className={styles.speaker}>{quote.name}</span> <span>{quote.role}</span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
