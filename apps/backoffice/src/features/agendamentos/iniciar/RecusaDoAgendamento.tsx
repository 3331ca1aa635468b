import type { FaixaDaApi } from '@apto/api-client';
import { formatarDataComDia } from '@apto/domain';
import { Button, Inline, InlineAlert, Stack, Text } from '@apto/ui';
import { CodigoDoPedido } from '../../../shared/avisos/CodigoDoPedido.tsx';
import type { Recusa } from './useAgendar.ts';

const semAno = (texto: string): string => texto.replace(/ de \d{4}$/, '');

/** Why it was not booked; when somebody was faster, the nearest free slots are one press away. */
export function RecusaDoAgendamento({
  recusa,
  aoEscolher,
}: {
  recusa: Recusa;
  aoEscolher: (f: FaixaDaApi) => void;
}) {
  const { mensagem, requestId, maisProximas } = recusa;
  return (
    <InlineAlert
      tone={maisProximas ? 'atencao' : 'perigo'}
      title={maisProximas ? mensagem : 'Não foi possível agendar'}
      announce="assertive"
    >
      <Stack gap="x3">
        {maisProximas ? null : <Text>{mensagem}</Text>}
        {maisProximas && maisProximas.length > 0 ? (
          <>
            <Text>Horários livres mais próximos:</Text>
            <Inline>
              {maisProximas.map((faixa) => (
                <Button
                  key={`${faixa.data} ${faixa.horarioChegada}`}
                  size="small"
                  onPress={() => aoEscolher(faixa)}
                >
                  {`${semAno(formatarDataComDia(faixa.data))}, ${faixa.horarioChegada}`}
                </Button>
              ))}
            </Inline>
          </>
        ) : null}
        {maisProximas ? null : <CodigoDoPedido id={requestId} />}
      </Stack>
    </InlineAlert>
  );
}
