export { BentoGrid, type BentoGridProps, type BentoTile } from './BentoGrid.js';
