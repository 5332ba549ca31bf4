import { FaqSection, withAgency } from 'agency-ui';
import { agency } from '../agency';

export default withAgency(FaqSection, agency);
