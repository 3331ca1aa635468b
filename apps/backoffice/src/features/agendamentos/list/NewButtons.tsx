import { PERMISSION } from '@apto/domain/permissions';
import { Button, IconButton } from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { useNavigate } from 'react-router-dom';
import { MANY_ROUTE, NEW_AGENDAMENTO_ROUTE } from '../../../shared/routing/addresses.ts';
import { usePermission } from '../../../shared/session/index.ts';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';
import { PreSolicitacoesButton } from '../pre-solicitacoes/PreSolicitacoesButton.tsx';

const NEW_LABEL = 'Novo agendamento';

/** 'Pré solicitações' (doc1 §2.1) and many at once, for whoever may create (doc1 §6). */
export function OtherButtons() {
  const navigate = useNavigate();
  const isNarrow = useNarrowScreen();
  if (!usePermission(PERMISSION.AGENDAMENTOS_CRIAR)) return null;
  return (
    <>
      <PreSolicitacoesButton />
      {isNarrow ? null : <Button onPress={() => void navigate(MANY_ROUTE)}>Em lote</Button>}
    </>
  );
}

/** 'Novo agendamento' (doc1 §2.1), for whoever may create (doc1 §6). */
export function NewButton() {
  const navigate = useNavigate();
  const isNarrow = useNarrowScreen();
  if (!usePermission(PERMISSION.AGENDAMENTOS_CRIAR)) return null;
  const button = {
    variant: 'primary',
    icon: <Plus />,
    'data-tour': 'new',
    onPress: () => void navigate(NEW_AGENDAMENTO_ROUTE),
  } as const;
  return isNarrow ? <IconButton {...button} label={NEW_LABEL} /> : <Button {...button}>{NEW_LABEL}</Button>;
}
