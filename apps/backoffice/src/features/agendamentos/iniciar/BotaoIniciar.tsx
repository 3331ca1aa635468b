import type { AgendamentoDetalhe } from '@apto/api-client';
import { mostraIniciar, MOTIVO_SEM_PERMISSAO, PERMISSAO } from '@apto/domain';
import { Button, Inline } from '@apto/ui';
import { CalendarPlus } from '@apto/ui/icons';
import { useState } from 'react';
import { sobDemanda } from '../../../shared/sobDemanda.tsx';
import { usePermissao } from '../../../shared/sessao/index.ts';

const DialogoDeInicio = sobDemanda(() => import('./DialogoDeInicio.tsx'));

/** 'Iniciar', while the employee is to book (doc1 §2.1), for whoever may create appointments. */
export function BotaoIniciar({
  agendamento,
  aoAgendar,
}: {
  agendamento: AgendamentoDetalhe;
  aoAgendar: () => void;
}) {
  const [aberto, setAberto] = useState(false);
  const fechar = () => setAberto(false);
  const pode = usePermissao(PERMISSAO.AGENDAMENTOS_CRIAR);
  if (!mostraIniciar(agendamento.idStatus)) return null;
  return (
    <Inline>
      <Button
        icon={<CalendarPlus />}
        onPress={() => setAberto(true)}
        disabledReason={pode ? undefined : MOTIVO_SEM_PERMISSAO}
      >
        Iniciar
      </Button>
      {aberto ? (
        <DialogoDeInicio
          agendamento={agendamento}
          aoAgendar={aoAgendar}
          aoFechar={fechar}
          aoFalhar={fechar}
        />
      ) : null}
    </Inline>
  );
}
