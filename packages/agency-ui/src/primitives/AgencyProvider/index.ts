export {
  type AgencyContextValue,
  AgencyProvider,
  type AgencyProviderProps,
  type LinkComponentProps,
  useAgency,
} from './AgencyProvider.js';
export type { CompleteLabelPack, LabelledComponent, LabelPack } from './label-pack.js';
export { prefersMotion } from './motion-store.js';
export { startPageTransition } from './page-transition.js';
export { type ColorSchemeChoice, useColorScheme } from './useColorScheme.js';
export { useLabels } from './useLabels.js';
export {
  type MotionPreference,
  type PauseAnimationsButtonState,
  useMotion,
  usePauseAnimationsButton,
} from './useMotion.js';
export { type AgencySettings, withAgency } from './withAgency.js';
