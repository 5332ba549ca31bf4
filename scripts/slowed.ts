/**
 * How many times slower than it is the processor shall seem to the site's pages: `SLOWED=6 npm run test:site` runs the
 * same tests as on a slow phone, and gives them as much more time.
 */
export const slowed = Number(process.env['SLOWED'] ?? 1);

/** A time limit, in ms, that grows with the slowness. */
export const patience = (ms: number): number => ms * slowed;
