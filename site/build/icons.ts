import sharp from 'sharp';

/** Icon sizes in px that operating systems request. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Icon size in favicon.ico, in px. */
const favicon = 32;

/**
 * An ICO file with one PNG image: a header and one directory entry, both little-endian. Feed readers, chat apps and old
 * browsers request /favicon.ico without looking at the page.
 */
function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the image starts
  return Buffer.concat([header, png]);
}

const drawPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 52) })
    .resize(size)
    .png({ palette: true })
    .toBuffer();

/** The brand's icon as files by name: the SVG, its PNG versions and favicon.ico. */
export async function icons(svg: string): Promise<Record<string, string | Buffer>> {
  const drawn = await Promise.all(Object.entries(sizes).map(async ([name, size]) => [name, await drawPng(svg, size)]));
  return {
    'icon.svg': svg,
    'favicon.ico': icoFile(await drawPng(svg, favicon), favicon),
    ...Object.fromEntries(drawn),
  };
}
