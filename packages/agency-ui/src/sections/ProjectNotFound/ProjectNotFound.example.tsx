import { type NavigationItem, ProjectNotFound } from 'agency-ui';

const back: NavigationItem = { name: 'All houses', path: '/houses' };
const home: NavigationItem = { name: 'Home', path: '/' };

export default function HouseNotFoundPage() {
  return <ProjectNotFound back={back} other={home} />;
}
