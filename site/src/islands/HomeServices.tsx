import { impact, printingShowcase, quoteInvitation, recentWork, serviceFeatures } from 'agency-content/home';
import { ImpactCounters, PrintingShowcase, QuoteInvitation, RecentWork, ServiceSection } from 'agency-ui';

export default function HomeServices() {
  const { experiential, events, expos, production, engagement } = serviceFeatures;
  return (
    <>
      <PrintingShowcase {...printingShowcase} />
      <ImpactCounters {...impact} />
      <ServiceSection service={experiential} layout="overlap" />
      <ServiceSection service={events} layout="portrait" noTopPadding />
      <ServiceSection service={expos} layout="panorama" animateOnScroll />
      <ServiceSection service={production} layout="spread" />
      <ServiceSection service={engagement} side="end" />
      <RecentWork {...recentWork} />
      <QuoteInvitation {...quoteInvitation} />
    </>
  );
}
