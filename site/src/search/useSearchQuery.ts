import { useSearchParams } from 'wouter';
import { inPlace } from '../navigation.js';

/** Name of the query in the address: `/sitemap?q=banners`. */
export const queryParameter = 'q';

/** The query of the search in the URL, so that a result's page leads back to the results. */
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
