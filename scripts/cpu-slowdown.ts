/**
 * CPU throttling of the site's pages, as a factor. `CPU_SLOWDOWN=6 npm test -- site` runs the same tests as if on a
 * slow phone, with longer timeouts.
 */
export const cpuSlowdown = Number(process.env['CPU_SLOWDOWN'] ?? 1);

/** Scales a timeout, in ms, by the slowdown. */
export const scaleTimeout = (ms: number): number => ms * cpuSlowdown;
