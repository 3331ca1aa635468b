import type { FaixaDaApi } from '@apto/api-client';
import { formatarDataComDia, MENSAGEM_FAIXA_INDISPONIVEL } from '@apto/domain';
import { Button, InlineAlert, Stack, Text } from '@apto/ui';

interface Props {
  alternativas: readonly FaixaDaApi[];
  aoEscolher: (faixa: FaixaDaApi) => void;
}

/** Somebody was faster: said at once, with the nearest free slots one tap away. */
export function HorarioOcupado({ alternativas, aoEscolher }: Props) {
  return (
    <InlineAlert tone="atencao" title={MENSAGEM_FAIXA_INDISPONIVEL} announce="assertive">
      {alternativas.length > 0 ? (
        <Stack gap="x3">
          <Text>Horários livres mais próximos:</Text>
          {alternativas.map((faixa) => (
            <Button
              key={`${faixa.data} ${faixa.horarioChegada}`}
              isFullWidth
              onPress={() => aoEscolher(faixa)}
            >
              {`${formatarDataComDia(faixa.data).replace(/ de \d{4}$/, '')}, ${faixa.horarioChegada}`}
            </Button>
          ))}
        </Stack>
      ) : null}
    </InlineAlert>
  );
}
