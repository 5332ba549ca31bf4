import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';

/** Renders a tree to complete HTML, with the router at the given path. */
export async function renderToHtml(path: string, children: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        {children}
      </Router>
    </StrictMode>,
    {
      // Prevents React from streaming large boundaries out of order, which requires inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
