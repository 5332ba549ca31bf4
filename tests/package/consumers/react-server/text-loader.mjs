/**
 * Node returns a module's source as bytes, but React's loader expects text. React's loader would also request a source
 * map by a URL that it does not resolve.
 */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module' || !loaded.source) return loaded;
  return { ...loaded, source: loaded.source.toString().replace(/^\/\/# sourceMappingURL=.*$/gm, '') };
}
