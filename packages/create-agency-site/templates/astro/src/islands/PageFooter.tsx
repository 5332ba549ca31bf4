import { withAgency } from 'agency-ui';
import { Footer } from '../Footer';
import { settings } from '../settings';

export default withAgency(Footer, settings);
