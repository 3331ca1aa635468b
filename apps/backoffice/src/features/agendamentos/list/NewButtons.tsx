import { PERMISSION } from '@apto/domain/permissions';
import { Button } from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { useNavigate } from 'react-router-dom';
import { NEW_AGENDAMENTO_ROUTE } from '../../../shared/routing/addresses.ts';
import { usePermission } from '../../../shared/session/index.ts';
import { PreSolicitacoesButton } from '../pre-solicitacoes/PreSolicitacoesButton.tsx';

/** 'Pré solicitações' and 'Novo agendamento' (doc1 §2.1), for whoever may create (doc1 §6). */
export function NewButtons() {
  const navigate = useNavigate();
  if (!usePermission(PERMISSION.AGENDAMENTOS_CRIAR)) return null;
  return (
    <>
      <PreSolicitacoesButton />
      <Button
        variant="primary"
        icon={<Plus />}
        data-tour="new"
        onPress={() => void navigate(NEW_AGENDAMENTO_ROUTE)}
      >
        Novo agendamento
      </Button>
    </>
  );
}
