/** Runs once when the server starts: from then on, old requests are deleted. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { enquiries } = await import('./src/enquiries');
  await enquiries.start();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void enquiries.stop(5000));
}
