import { formatPhone, normalizePhone } from '@apto/domain/documents';
import { Text, TextLink } from '@apto/ui';
import type { Pedido } from '../../shared/pedido/steps.ts';

/** Whom to call about the day, by name and telephone as far as they are known. */
export function WhoToTell({ pedido: { solicitante, cliente } }: { pedido: Pedido }) {
  const who = solicitante.name
    ? `${solicitante.name}, que pediu o exame`
    : `quem cuida dos exames na ${cliente.name}`;
  return (
    <Text tone="muted">
      Avise {who}, o quanto antes
      {solicitante.phone ? (
        <>
          :{' '}
          <TextLink href={`tel:+55${normalizePhone(solicitante.phone)}`}>
            {formatPhone(solicitante.phone)}
          </TextLink>
        </>
      ) : (
        '.'
      )}
    </Text>
  );
}
