import { AgencyLink, BookingForm, createEnquirySender, FormCard, HowItWorks, withAgency } from 'agency-ui';
import { endpoint, tables } from '../booking';
import { appointment, clinic } from '../content';
import { settings } from '../settings';

const send = createEnquirySender({ endpoint, form: 'booking' });

const { privacy } = appointment;

/** The steps and the form share a section, so they are one island. */
const Booking = () => (
  <HowItWorks
    heading={appointment.heading}
    steps={appointment.steps}
    card={
      <FormCard heading={appointment.form} headingLevel={2}>
        <BookingForm
          {...tables}
          action={`${endpoint}?form=booking`}
          onSubmit={send}
          draftKey="marcacao"
          fallback={{ phone: clinic.phone, email: clinic.email }}
          hint={
            <>
              {privacy.text} <AgencyLink href={privacy.link.path}>{privacy.link.name}</AgencyLink>
            </>
          }
          labels={appointment.labels}
        />
      </FormCard>
    }
  />
);

export default withAgency(Booking, settings);
