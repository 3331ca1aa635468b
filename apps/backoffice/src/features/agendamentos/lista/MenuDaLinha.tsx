import type { AgendamentoLinha } from '@apto/api-client';
import { IconButton, Menu, type MenuItemData } from '@apto/ui';
import { Ban, MoreVertical, Send, UserX } from '@apto/ui/icons';
import { usePermissoes } from '../../../shared/sessao/index.ts';
import { agora } from '../../../shared/relogio.ts';
import { menuDaLinha, type AcaoConstruida } from '../acoes/menu.ts';

const ICONES: Record<AcaoConstruida, MenuItemData['icon']> = {
  DESISTENCIA: <UserX size={16} />,
  CANCELAR: <Ban size={16} />,
  REENVIAR_LINK: <Send size={16} />,
};

interface Props {
  linha: AgendamentoLinha;
  /** An answer about this row is on its way. */
  ocupado: boolean;
  aoEscolher: (acao: AcaoConstruida, linha: AgendamentoLinha) => void;
}

/** The row menu: what cannot be done now stays in it and says why (doc1 §4). */
export function MenuDaLinha({ linha, ocupado, aoEscolher }: Props) {
  const permissoes = usePermissoes();
  const itens = menuDaLinha(linha, permissoes, agora());
  return (
    <Menu
      label={`Ações do agendamento de ${linha.funcionario.name}`}
      trigger={
        <IconButton
          label={`Ações do agendamento de ${linha.funcionario.name}`}
          icon={<MoreVertical />}
          size="small"
          isPending={ocupado}
          hasTooltip={false}
        />
      }
      items={itens.map(({ acao, rotulo, habilitado, motivo }) => ({
        id: acao,
        label: rotulo,
        icon: ICONES[acao],
        ...(acao === 'CANCELAR' ? { tone: 'perigo' as const } : {}),
        ...(habilitado ? { onAction: () => aoEscolher(acao, linha) } : { isDisabled: true }),
        ...(motivo ? { disabledReason: motivo } : {}),
      }))}
    />
  );
}
