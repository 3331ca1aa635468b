import { CircleQuestionMark } from 'lucide-react';
import { STATUS_ICONS } from './statusIcons.ts';

export interface StatusIconProps {
  /** The name of the status' icon in the domain's catalogue. */
  readonly icon: string;
  /** In px. @default 14 */
  readonly size?: number;
}

/** The icon of a status alone, for where its words stand elsewhere. Hidden from screen readers. */
export function StatusIcon({ icon, size = 14 }: StatusIconProps) {
  const Icon = STATUS_ICONS[icon] ?? CircleQuestionMark;
  return <Icon size={size} aria-hidden />;
}
