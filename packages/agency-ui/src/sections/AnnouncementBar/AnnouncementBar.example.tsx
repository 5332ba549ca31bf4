import { AnnouncementBar } from 'agency-ui';

export default function PoolClosed() {
  return (
    <AnnouncementBar
      text="The outdoor pool is closed until 4 May."
      link={{ name: 'Indoor times', path: '/indoor' }}
      dismissalKey="outdoor-pool-may"
    />
  );
}
