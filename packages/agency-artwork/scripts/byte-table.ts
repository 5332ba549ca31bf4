/**
 * Writes the README's byte table from the print records. A print run does so too.
 *
 *     npx tsx packages/agency-artwork/scripts/byte-table.ts
 */
import { writeByteTable } from '../src/printing/byte-table.js';

writeByteTable();
