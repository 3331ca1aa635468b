import { PERMISSAO } from '@apto/domain';
import { LinkButton } from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { ROTA_NOVO_AGENDAMENTO } from '../../../shared/rotas/enderecos.ts';
import { usePermissao } from '../../../shared/sessao/index.ts';

/** 'Novo agendamento', for whoever may create one (doc1 §6). */
export function BotaoNovo() {
  if (!usePermissao(PERMISSAO.AGENDAMENTOS_CRIAR)) return null;
  return (
    <LinkButton href={ROTA_NOVO_AGENDAMENTO} variant="primary" icon={<Plus />}>
      Novo agendamento
    </LinkButton>
  );
}
