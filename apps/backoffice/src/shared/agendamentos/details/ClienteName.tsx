import type { AgendamentoRow } from '@apto/api-client';
import { orNotGiven } from '@apto/domain/messages';
import { Inline, Tag } from '@apto/ui';

/** The customer, and that it keeps the ASO back (doc1 §2.1). */
export function ClienteName({ cliente }: { cliente: AgendamentoRow['cliente'] }) {
  return (
    <Inline gap="x3">
      {orNotGiven(cliente.name)}
      {cliente.asoRetido ? <Tag tone="info">Aso retido</Tag> : null}
    </Inline>
  );
}
