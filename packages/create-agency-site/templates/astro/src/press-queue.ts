/** Keeps what visitors press in an island until it is hydrated. If that fails, forms offer other ways to send. */
import { fillFallbackLinks } from 'agency-ui/form-fallback';
import { queuePresses } from 'agency-ui/press-queue';

const { replay } = queuePresses({
  // Astro removes the attribute when it hydrates the island.
  isHydrated: (element) => !element.closest('astro-island[ssr]'),
  load: () => {
    // Astro loads the island itself, as its client directive says.
  },
});

// The event does not bubble.
addEventListener('astro:hydrate', () => void replay(), { capture: true });

fillFallbackLinks();
