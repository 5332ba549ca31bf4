/** The proof next to a service's enquiry form: the team lead and a finished project. */
import type { Project } from 'agency-ui/schemas';
import type { ProjectResult, ServiceProof, TeamLead } from './schemas.js';

/** A project with a full story shows its figures and the client's comment; any other shows its outcome. */
export function serviceProof(
  { name, role, portrait, phone, email }: TeamLead,
  { id, title, client, outcome }: Project,
  result?: ProjectResult,
): ServiceProof {
  return {
    person: { name, role, portrait, phone },
    email,
    project: { link: { name: title, path: `/projects/${id}` }, client, ...(result ?? { outcome }) },
  };
}
