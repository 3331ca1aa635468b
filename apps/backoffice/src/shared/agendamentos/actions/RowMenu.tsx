import type { AgendamentoRow } from '@apto/api-client';
import { IconButton, Menu, type MenuSectionData } from '@apto/ui';
import { MoreVertical } from '@apto/ui/icons';
import { usePermissions } from '../../session/index.ts';
import type { BuiltAction } from './menu.ts';

interface Props {
  row: AgendamentoRow;
  /** An answer about this row is on its way. */
  busy: boolean;
  onChoose: (action: BuiltAction, row: AgendamentoRow) => void;
  /** What only this screen's rows can do; it stands first, apart from what every row can. */
  own?: MenuSectionData;
}

// The transition table is most of a menu's code, and nobody has opened one when the list is first seen.
let rules: typeof import('./rowMenuItems.tsx') | undefined;
const prepare = async (): Promise<void> => {
  rules ??= await import('./rowMenuItems.tsx');
};

/** The row menu: what cannot be done now stays in it and says why (doc1 §4). */
export function RowMenu({ row, busy, onChoose, own }: Props) {
  const permissions = usePermissions();
  const label = `Ações do agendamento de ${row.funcionario.name}`;
  const itemsNow = () => rules?.rowMenuItems(row, permissions, (action) => onChoose(action, row), own) ?? [];
  return (
    <Menu
      label={label}
      trigger={
        <IconButton
          label={label}
          icon={<MoreVertical />}
          size="small"
          isPending={busy}
          hasTooltip={false}
          data-tour="row-actions"
        />
      }
      items={itemsNow}
      prepare={prepare}
    />
  );
}
