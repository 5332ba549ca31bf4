import { ArrowLink, Stack, Text } from 'agency-ui';

const courses = [
  { title: 'Sourdough for beginners', path: '/courses/sourdough' },
  { title: 'Croissants in two days', path: '/courses/croissants' },
];

export default function BakingCourses() {
  return (
    <Stack>
      {courses.map(({ title, path }) => (
        <div key={path}>
          <Text>{title}</Text>
          <ArrowLink href={path} subject={title}>
            See dates
          </ArrowLink>
        </div>
      ))}
    </Stack>
  );
}
