'use client';

import { Pagination } from 'agency-ui';
import { useRef, useState } from 'react';

const recipes = ['Milk buns', 'Plum cake', 'Seeded rolls', 'Rye bread', 'Lemon tart', 'Cheese straws'];
const perPage = 2;

export default function RecipePages() {
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const showPage = (next: number) => {
    setPage(next);
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Recipes">
        {recipes.slice((page - 1) * perPage, page * perPage).map((recipe) => (
          <li key={recipe}>{recipe}</li>
        ))}
      </ul>
      <Pagination count={recipes.length / perPage} page={page} onPageChange={showPage} />
    </>
  );
}
