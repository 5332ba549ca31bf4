export {
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Menu,
  MessageCircle,
  Pause,
  Play,
  X,
} from 'lucide';
export { Icon, type IconProps } from './Icon.js';
