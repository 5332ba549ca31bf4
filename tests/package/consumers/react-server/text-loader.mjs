/** Node gives a module's source as bytes; React's loader reads text. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  return loaded.format === 'module' && loaded.source ? { ...loaded, source: loaded.source.toString() } : loaded;
}
