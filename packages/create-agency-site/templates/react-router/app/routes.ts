import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.ts'),
  route('thank-you', 'routes/thank-you.ts'),
  route('api/quotes', 'routes/quotes.ts'),
] satisfies RouteConfig;
