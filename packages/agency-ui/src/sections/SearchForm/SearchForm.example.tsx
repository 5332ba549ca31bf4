import { SearchForm } from 'agency-ui';

export default function RecipeSearch() {
  return <SearchForm action="/search" labels={{ label: 'Search our recipes' }} />;
}
