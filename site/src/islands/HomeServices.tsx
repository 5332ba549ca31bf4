import { serviceFeatures } from 'agency-content/home';
import { ServiceSection } from 'agency-ui';

export default function HomeServices() {
  const { experiential, events, expos, production, engagement } = serviceFeatures;
  return (
    <>
      <ServiceSection service={experiential} layout="overlap" />
      <ServiceSection service={events} layout="portrait" joined />
      <ServiceSection service={expos} layout="panorama" />
      <ServiceSection service={production} layout="spread" />
      <ServiceSection service={engagement} layout="notch" />
    </>
  );
}
