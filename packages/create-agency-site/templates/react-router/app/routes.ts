import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('routes/home.ts'), route('api/enquiries', 'routes/enquiries.ts')] satisfies RouteConfig;
