import { ImpactCounters, withAgency } from 'agency-ui';
import { settings } from '../settings';

export default withAgency(ImpactCounters, settings);
