import { FaqSection, withAgency } from 'agency-ui';
import { settings } from '../settings';

export default withAgency(FaqSection, settings);
