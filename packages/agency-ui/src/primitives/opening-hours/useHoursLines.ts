'use client';

import type { Agency } from '../../entities/index.js';
import { useAgency, useLabels } from '../AgencyProvider/index.js';
import { type HoursLines, hoursLines } from './hours-lines.js';
import { openingHoursLabels } from './opening-hours.labels.js';

/** An agency's opening hours as lines of text in the page's language. */
export function useHoursLines(hours: Agency['hours'] | undefined): HoursLines {
  const { locale } = useAgency();
  const labels = useLabels('OpeningHours', openingHoursLabels, undefined);
  return hours ? hoursLines(hours, locale, labels) : { all: [], open: [] };
}
