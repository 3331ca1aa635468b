import type { AgendamentoDetail } from '@apto/api-client';
import { orNotGiven } from '@apto/domain/messages';
import { Stack, Tag } from '@apto/ui';

/** What the clinic said last, and that a note of it waits for somebody to accept it (doc1 §3, doc3 §7.6). */
export function ClinicWords({ agendamento }: { agendamento: AgendamentoDetail }) {
  return (
    <Stack gap="x1">
      <span>{orNotGiven(agendamento.observacaoPrestador)}</span>
      {agendamento.aceitarObservacao ? (
        <div>
          <Tag tone="warning">Aguarda aceite</Tag>
        </div>
      ) : null}
    </Stack>
  );
}
