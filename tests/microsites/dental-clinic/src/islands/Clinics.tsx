import { Locations, withAgency } from 'agency-ui';
import { settings } from '../settings';

export default withAgency(Locations, settings);
