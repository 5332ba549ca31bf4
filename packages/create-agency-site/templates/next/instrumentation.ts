/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startEnquiries, stopEnquiriesOnSignal } = await import('./src/enquiries');
  startEnquiries();
  stopEnquiriesOnSignal();
}
