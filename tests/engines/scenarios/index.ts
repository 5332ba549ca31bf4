import type { Scenario } from '../scenario.js';
import { articleScenarios } from './articles.js';
import { blockedScenarios } from './blocked.js';
import { bookingScenarios } from './booking.js';
import { browsingScenarios } from './browsing.js';
import { calendarScenarios } from './calendar.js';
import { chatScenarios } from './chat.js';
import { choiceScenarios } from './choices.js';
import { consentScenarios } from './consent.js';
import { counterScenarios } from './counters.js';
import { faqScenarios } from './faq.js';
import { faultScenarios } from './faults.js';
import { fileScenarios } from './files.js';
import { filmScenarios } from './film.js';
import { formScenarios } from './forms.js';
import { galleryScenarios } from './gallery.js';
import { heardScenarios } from './heard.js';
import { heroScenarios } from './hero.js';
import { historyScenarios } from './history.js';
import { locationScenarios } from './locations.js';
import { menuScenarios } from './menus.js';
import { pageScenarios } from './pages.js';
import { placeScenarios } from './places.js';
import { reportScenarios } from './reports.js';
import { searchScenarios } from './search.js';
import { sensorScenarios } from './sensors.js';
import { switchScenarios } from './switches.js';
import { translatedScenarios } from './translated.js';
import { withoutJavaScriptScenarios } from './without-javascript.js';

/** Every scenario, for each engine. */
export const scenarios: readonly Scenario[] = [
  ...pageScenarios,
  ...menuScenarios,
  ...heroScenarios,
  ...counterScenarios,
  ...faqScenarios,
  ...articleScenarios,
  ...galleryScenarios,
  ...filmScenarios,
  ...searchScenarios,
  ...chatScenarios,
  ...formScenarios,
  ...fileScenarios,
  ...bookingScenarios,
  ...choiceScenarios,
  ...consentScenarios,
  ...switchScenarios,
  ...locationScenarios,
  ...calendarScenarios,
  ...browsingScenarios,
  ...placeScenarios,
  ...historyScenarios,
  ...reportScenarios,
  ...heardScenarios,
  ...translatedScenarios,
  ...withoutJavaScriptScenarios,
  ...faultScenarios,
  ...blockedScenarios,
  ...sensorScenarios,
];
