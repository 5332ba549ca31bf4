/** Screen sizes for the viewport toolbar and the previews on docs pages. */

const screen = (device: string, width: number, height: number) => ({
  name: `${device}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  narrow: screen('Narrow', 320, 640),
  phone: screen('Phone', 390, 844),
  tablet: screen('Tablet', 768, 1024),
  laptop: screen('Laptop', 1280, 800),
  desktop: screen('Desktop', 1440, 900),
  wide: screen('Wide', 1920, 1080),
} as const;

/** In CSS px. */
export interface ScreenSize {
  width: number;
  height: number;
}

export function sizeOf(viewport: keyof typeof viewports): ScreenSize {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
