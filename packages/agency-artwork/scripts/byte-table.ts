/**
 * Writes the README's byte table from the print records. `print.ts` updates the table as well.
 *
 *     npx tsx packages/agency-artwork/scripts/byte-table.ts
 */
import { writeByteTable } from '../src/printing/byte-table.js';

writeByteTable();
