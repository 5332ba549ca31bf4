import sharp from 'sharp';

/** Icon sizes in px that operating systems request. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The brand's icon as files by name: the SVG and its PNG versions. */
export async function icons(svg: string): Promise<Record<string, string | Buffer>> {
  const drawn = await Promise.all(
    Object.entries(sizes).map(async ([name, size]) => [
      name,
      await sharp(Buffer.from(svg), { density: 72 * (size / 52) })
        .resize(size)
        .png({ palette: true })
        .toBuffer(),
    ]),
  );
  return { 'icon.svg': svg, ...Object.fromEntries(drawn) };
}
