import type { AgendamentoRow } from '@apto/api-client';
import { PERMISSION, hasPermission } from '@apto/domain/permissions';
import { NO_PERMISSION_REASON, rowButtons, type RowButton } from '@apto/domain/status';
import { IconButton } from '@apto/ui';
import { ClipboardCheck, IdCard } from '@apto/ui/icons';
import { usePermissions } from '../../../shared/session/index.ts';

const LOOKS: Record<RowButton, { label: string; icon: typeof IdCard }> = {
  PCD_ATTACHMENT: { label: 'Laudo PCD', icon: IdCard },
  LIBERACAO_ATTACHMENT: { label: 'Liberação do retorno ao trabalho', icon: ClipboardCheck },
};

interface Props {
  row: AgendamentoRow;
  onOpen: (button: RowButton, row: AgendamentoRow) => void;
}

/** PCD documents and the release of a return to work; who may not see attachments reads why (doc1 §2.1, §6). */
export function AttachmentButtons({ row, onOpen }: Props) {
  const permissions = usePermissions();
  const reason = hasPermission(permissions, PERMISSION.AGENDAMENTOS_ANEXOS)
    ? undefined
    : NO_PERMISSION_REASON;
  return rowButtons(row).map((button) => {
    const { label, icon: Icon } = LOOKS[button];
    return (
      <IconButton
        key={button}
        label={`${label} de ${row.funcionario.name}`}
        icon={<Icon />}
        size="small"
        variant="quiet"
        disabledReason={reason}
        onPress={() => onOpen(button, row)}
      />
    );
  });
}
