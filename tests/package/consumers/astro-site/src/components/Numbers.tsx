import { ImpactCounters, withAgency } from 'agency-ui';
import { agency } from '../agency';

export default withAgency(ImpactCounters, agency);
