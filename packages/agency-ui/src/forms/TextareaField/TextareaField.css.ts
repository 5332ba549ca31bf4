import { style } from '@vanilla-extract/css';
import { sectionsLayer } from '../../theme/index.js';

export const textarea = style({ '@layer': { [sectionsLayer]: { resize: 'vertical' } } });
