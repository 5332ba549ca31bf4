import { useSearchParams } from 'wouter';
import { inPlace } from '../navigation.js';

/** Name of the query parameter: `/sitemap?q=banners`. */
export const queryParameter = 'q';

/** Keeps the search query in the URL, so that Back leads from a result to the list of results. */
export function useSearchQuery() {
  const [parameters, setParameters] = useSearchParams();
  const setQuery = (query: string) =>
    setParameters(
      (current) => {
        if (query) current.set(queryParameter, query);
        else current.delete(queryParameter);
        return current;
      },
      { state: inPlace, replace: true },
    );
  return [parameters.get(queryParameter) ?? '', setQuery] as const;
}
