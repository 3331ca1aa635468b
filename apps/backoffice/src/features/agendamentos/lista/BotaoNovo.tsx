import { PERMISSAO } from '@apto/domain';
import { Button } from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { useNavigate } from 'react-router-dom';
import { ROTA_NOVO_AGENDAMENTO } from '../../../shared/rotas/enderecos.ts';
import { usePermissao } from '../../../shared/sessao/index.ts';

/** The button 'Novo agendamento' (doc1 §2.1), for whoever may create one (doc1 §6). */
export function BotaoNovo() {
  const navegar = useNavigate();
  if (!usePermissao(PERMISSAO.AGENDAMENTOS_CRIAR)) return null;
  return (
    <Button variant="primary" icon={<Plus />} onPress={() => void navegar(ROTA_NOVO_AGENDAMENTO)}>
      Novo agendamento
    </Button>
  );
}
