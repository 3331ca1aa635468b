import type { AgendamentoRow } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { rowOffer } from '@apto/domain/queue';
import { Button, Inline, LinkButton, type MenuItemData } from '@apto/ui';
import { RotateCcw, UserPlus } from '@apto/ui/icons';
import { useHref } from 'react-router-dom';
import type { BuiltAction } from '../../shared/agendamentos/actions/menu.ts';
import { RowMenu } from '../../shared/agendamentos/actions/RowMenu.tsx';
import { ROW_CONTROL } from '../../shared/keyboard/keys.ts';
import { panelRequestRoute } from '../../shared/routing/addresses.ts';
import { useSession } from '../../shared/session/index.ts';

export interface RowButtonsProps {
  row: AgendamentoRow;
  /** An answer about this row is on its way. */
  isBusy: boolean;
  onStart: (row: AgendamentoRow) => void;
  onTakeOver: (row: AgendamentoRow) => void;
  onGiveBack: (row: AgendamentoRow) => void;
  /** An item of the menu that every list's rows have. */
  onChoose: (action: BuiltAction, row: AgendamentoRow) => void;
}

/** 'Iniciar' where nobody has it, else the way to its page; who has it may change from the menu, with what the list's rows can do. */
export function RowButtons({ row, isBusy, onStart, onTakeOver, onGiveBack, onChoose }: RowButtonsProps) {
  const { profile, permissions } = useSession();
  const { primary, takeOver, giveBack } = rowOffer(row, profile.id, permissions, now());
  const href = useHref(panelRequestRoute(row.id));
  const name = row.funcionario.name;
  const items: MenuItemData[] = [];
  if (takeOver) {
    items.push({
      id: 'ASSUMIR',
      label: 'Assumir atendimento',
      icon: <UserPlus size={16} />,
      ...(takeOver.reason === null
        ? { onAction: () => onTakeOver(row) }
        : { disabledReason: takeOver.reason }),
    });
  }
  if (giveBack) {
    items.push({
      id: 'DEVOLVER',
      label: 'Devolver à fila',
      icon: <RotateCcw size={16} />,
      ...(giveBack.reason === null
        ? { onAction: () => onGiveBack(row) }
        : { disabledReason: giveBack.reason }),
    });
  }
  const mark = { [ROW_CONTROL]: '' };
  return (
    <Inline gap="x1" justify="end" isWrapping={false}>
      {primary === 'START' ? (
        <Button
          {...mark}
          size="small"
          aria-label={`Iniciar o atendimento de ${name}`}
          isPending={isBusy}
          onPress={() => onStart(row)}
        >
          Iniciar
        </Button>
      ) : (
        <LinkButton
          {...mark}
          size="small"
          href={href}
          aria-label={`${primary === 'CONTINUE' ? 'Continuar' : 'Abrir'} o atendimento de ${name}`}
        >
          {primary === 'CONTINUE' ? 'Continuar' : 'Abrir'}
        </LinkButton>
      )}
      <RowMenu
        row={row}
        busy={isBusy && primary !== 'START'}
        onChoose={onChoose}
        own={{ id: 'atendimento', title: 'Atendimento', items }}
      />
    </Inline>
  );
}
