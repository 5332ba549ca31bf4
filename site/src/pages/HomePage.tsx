import { agency } from 'agency-content';
import {
  contactSection,
  coreServices,
  heroActions,
  heroSlides,
  homeHeading,
  impact,
  printingShowcase,
  quoteInvitation,
  recentWork,
  serviceFeatures,
} from 'agency-content/home';
import { siteMapGroups } from 'agency-content/sitemap';
import {
  ChatPanel,
  ContactMessageForm,
  ContactSection,
  CoreServicesGrid,
  HeroCarousel,
  ImpactCounters,
  PrintingShowcase,
  QuoteInvitation,
  RecentWork,
  ServiceSection,
} from 'agency-ui';
import { answerChat, sendMessage } from '../integrations.js';

export const picture = heroSlides[0]?.image;

/** Where an answer of the assistant may lead. */
const knownPages = siteMapGroups.flatMap(({ links }) => links);

export default function HomePage() {
  const { experiential, events, expos, production, engagement } = serviceFeatures;
  return (
    <>
      <HeroCarousel heading={homeHeading} slides={heroSlides} {...heroActions} />
      <CoreServicesGrid {...coreServices} />
      <PrintingShowcase {...printingShowcase} />
      <ImpactCounters {...impact} />
      <ServiceSection service={experiential} layout="overlap" />
      <ServiceSection service={events} layout="portrait" joined />
      <ServiceSection service={expos} layout="panorama" />
      <ServiceSection service={production} layout="spread" />
      <ServiceSection service={engagement} layout="notch" />
      <RecentWork {...recentWork} />
      <QuoteInvitation {...quoteInvitation} />
      <ContactSection
        {...contactSection}
        agency={agency}
        form={<ContactMessageForm onSubmit={sendMessage} />}
        chat={<ChatPanel send={answerChat} contact={agency} links={knownPages} />}
      />
    </>
  );
}
