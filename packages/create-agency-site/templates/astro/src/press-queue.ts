/** Queues clicks in an island until it is hydrated. If hydration fails, forms offer other ways to send. */
import { fillFallbackLinks } from 'agency-ui/form-fallback';
import { queuePresses } from 'agency-ui/press-queue';

const { replay } = queuePresses({
  // Astro removes the attribute when it hydrates the island.
  isHydrated: (element) => !element.closest('astro-island[ssr]'),
  load: () => {
    // Astro loads the island itself, according to its client directive.
  },
});

// The event does not bubble.
addEventListener('astro:hydrate', () => void replay(), { capture: true });

fillFallbackLinks();
