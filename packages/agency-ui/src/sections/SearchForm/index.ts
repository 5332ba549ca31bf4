export { SearchForm, type SearchFormProps } from './SearchForm.js';
export { type SearchFormLabels, searchFormLabels } from './SearchForm.labels.js';
