export {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Menu,
  MessageCircle,
  Minus,
  Pause,
  Play,
  Plus,
  X,
} from 'lucide';
export { Icon, type IconProps } from './Icon.js';
