/**
 * Updates the README's byte table from the print records. `npm run artwork` does this too.
 *
 *     npx tsx packages/agency-artwork/scripts/byte-table.ts
 */
import { writeByteTable } from '../src/printing/byte-table.js';

writeByteTable();
