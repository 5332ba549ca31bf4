/** Fetches a module. What it returns says of itself when it is there, so that React's `use` need not suspend. */
export type Loader<Module> = () => Promise<Module>;

/** Lets a module be fetched once, however often it is asked for. A failed fetch is not kept: the next ask tries again. */
export function loadOnce<Module>(load: Loader<Module>): Loader<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().then(
      (module) => {
        // React's `use` reads a promise that says it is fulfilled without suspending: no fallback ever shows.
        if (loading) Object.assign(loading, { status: 'fulfilled', value: module });
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}
