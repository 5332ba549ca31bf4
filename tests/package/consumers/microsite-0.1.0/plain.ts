import { type AgencyTheme, agencyThemeCss } from 'agency-ui/theme';

/** What a designer handed over. */
declare const night: AgencyTheme['tones']['night'];
declare const parts: Omit<AgencyTheme, 'tones'>;

const theme: AgencyTheme = {
  tones: { paper: night, white: night, accent: night, night },
  spot: parts.spot,
  font: parts.font,
  type: parts.type,
  space: parts.space,
  layout: parts.layout,
  radius: parts.radius,
  stroke: parts.stroke,
  shadow: parts.shadow,
  plate: parts.plate,
  weight: parts.weight,
  motion: parts.motion,
};

export const css = agencyThemeCss(theme);
