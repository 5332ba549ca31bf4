/** `loaded` holds the module once it has loaded, so that rendering doesn't have to suspend. */
export type Loader<Module> = (() => Promise<Module>) & { loaded?: Module };

/** Shares one load between all callers. A failed load is discarded, so that the next call retries. */
export function loadOnce<Module>(load: () => Promise<Module>): Loader<Module> {
  let loading: Promise<Module> | undefined;
  const start = async () => {
    try {
      loader.loaded = await load();
      return loader.loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const loader: Loader<Module> = () => (loading ??= start());
  return loader;
}
