import { CircleQuestionMark } from 'lucide-react';
import { STATUS_ICONS } from './statusIcons.ts';

export interface StatusIconProps {
  /** O nome do ícone do status no catálogo do domínio. */
  readonly icon: string;
  /** Em px. @default 14 */
  readonly size?: number;
}

/** O ícone de um status sozinho, para onde as palavras estão em outro lugar. Escondido dos leitores de tela. */
export function StatusIcon({ icon, size = 14 }: StatusIconProps) {
  const Icon = STATUS_ICONS[icon] ?? CircleQuestionMark;
  return <Icon size={size} aria-hidden />;
}
