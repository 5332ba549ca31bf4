import { withAgency } from 'agency-ui';
import { Header } from '../Header';
import { settings } from '../settings';

export default withAgency(Header, settings);
