import type { AgendamentoDetail } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import { slaLooks } from '@apto/domain/queue';
import { STATUS } from '@apto/domain/status';
import { formatDateWithWeekday } from '@apto/domain/time';
import { Inline, Tag } from '@apto/ui';

/** Until when the clinic is paid, while the appointment waits for that (docs/decisions/0171); null: it does not. */
export function depositTerm(agendamento: AgendamentoDetail) {
  const { idStatus, prazo } = agendamento;
  if (idStatus !== STATUS.DEPOSITO_ANTECIPADO || prazo === null) return null;
  const looks = slaLooks(agendamento, now().data);
  return {
    term: 'Prazo do depósito',
    detail: (
      <Inline gap="x3">
        <time dateTime={prazo}>{formatDateWithWeekday(prazo)}</time>
        {looks ? <Tag tone={looks.tone}>{looks.text}</Tag> : null}
      </Inline>
    ),
  };
}
