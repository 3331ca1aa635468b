import type { AgendamentoRow } from '@apto/api-client';
import { statusTagData, type StatusTagTarget } from '@apto/domain/status';
import { StatusTag } from '@apto/ui';
import { usePermissions } from '../../session/index.ts';
import { tagOpening } from './opening.ts';

interface Props {
  row: AgendamentoRow;
  onOpen: (opening: StatusTagTarget, row: AgendamentoRow) => void;
}

/** The tag of the status column (doc1 §2.1 'Status-column tags'). */
export function RowStatus({ row, onOpen }: Props) {
  const { label, lead, shortLead, tone, icon, tooltip } = statusTagData(row);
  const opening = tagOpening(row, usePermissions());
  return (
    <StatusTag
      tone={tone}
      lead={lead}
      shortLead={shortLead}
      icon={icon}
      tooltip={tooltip}
      opens={opening?.name}
      onPress={opening ? () => onOpen(opening.opens, row) : undefined}
    >
      {label}
    </StatusTag>
  );
}
