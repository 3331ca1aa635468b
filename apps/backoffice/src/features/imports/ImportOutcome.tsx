import type { ImportRow } from '@apto/api-client';
import { IMPORT_REASON, importOf, importOutcome } from '@apto/domain/imports';
import { InlineAlert } from '@apto/ui';
import type { StepProps } from './frame.ts';

const count = (n: number): string => n.toLocaleString('pt-BR');

/** Why the whole of it ended, as its rows say it; what else they say is about one row each. */
const ENDINGS: readonly string[] = [IMPORT_REASON.NO_ACCESS, IMPORT_REASON.GIVEN_UP];

/** How the whole of an import ended. */
export function ImportOutcome({ found, rows }: { found: StepProps['found']; rows: readonly ImportRow[] }) {
  const { contagem: counts, situacao: state, tipo: kind } = found;
  if (state === 'FALHOU') {
    const ending = rows.find(({ motivo: reason }) => reason !== null && ENDINGS.includes(reason))?.motivo;
    return (
      <InlineAlert tone="danger" title="Nada foi importado">
        {ending ? `${ending}. Envie a planilha de novo.` : 'Veja o motivo nas linhas e envie de novo.'}
      </InlineAlert>
    );
  }
  if (state === 'DESFEITA')
    return (
      <InlineAlert tone={counts.mantidas > 0 ? 'warning' : 'info'} title="Importação desfeita">
        {counts.mantidas > 0
          ? `Linhas desfeitas: ${count(counts.desfeitas)}. Ficaram como estão: ${count(counts.mantidas)}, porque o registro já é usado ou foi alterado depois. Cada linha diz por quê.`
          : `Linhas desfeitas: ${count(counts.desfeitas)}. Os cadastros voltaram ao que eram.`}
      </InlineAlert>
    );
  return (
    <InlineAlert tone={counts.recusadas > 0 ? 'warning' : 'success'} title="Importação concluída">
      {importOutcome(importOf(kind), {
        novos: counts.novos,
        atualizados: counts.atualizados,
        iguais: counts.iguais,
        recusadas: counts.recusadas,
      })}
    </InlineAlert>
  );
}
