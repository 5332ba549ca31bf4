/**
 * Node gives a module's source as bytes, where React's loader reads text; and it would look for a map by an address that
 * it does not complete.
 */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module' || !loaded.source) return loaded;
  return { ...loaded, source: loaded.source.toString().replace(/^\/\/# sourceMappingURL=.*$/gm, '') };
}
