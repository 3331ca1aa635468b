import type { FaixaDaApi } from '@apto/api-client';
import { diaDaSemana, formatarData, MENSAGEM_FAIXA_INDISPONIVEL, nomeDoDia } from '@apto/domain';
import { Button, InlineAlert, Stack, Text } from '@apto/ui';
import { useEffect, useRef } from 'react';

interface Props {
  alternativas: readonly FaixaDaApi[];
  aoEscolher: (faixa: FaixaDaApi) => void;
  /** The person has just pressed 'Agendar': the way on gets the focus. */
  comFoco: boolean;
}

/** '08:30, terça-feira, 24/11': one line on the narrowest phone. */
const rotulo = ({ data, horarioChegada }: FaixaDaApi): string =>
  `${horarioChegada}, ${nomeDoDia(diaDaSemana(data))}, ${formatarData(data).slice(0, 5)}`;

/** Somebody was faster: said at once and in sight, with the nearest free slots one tap away. */
export function HorarioOcupado({ alternativas, aoEscolher, comFoco }: Props) {
  const aviso = useRef<HTMLDivElement>(null);
  const primeira = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    aviso.current?.scrollIntoView({ block: 'center' });
    if (comFoco) primeira.current?.focus({ preventScroll: true });
  }, [comFoco]);
  return (
    <div ref={aviso}>
      <InlineAlert tone="atencao" title={MENSAGEM_FAIXA_INDISPONIVEL} announce="assertive">
        {alternativas.length > 0 ? (
          <Stack gap="x3">
            <Text>Horários livres mais próximos:</Text>
            {alternativas.map((faixa, indice) => (
              <Button
                key={`${faixa.data} ${faixa.horarioChegada}`}
                ref={indice === 0 ? primeira : undefined}
                isFullWidth
                onPress={() => aoEscolher(faixa)}
              >
                {rotulo(faixa)}
              </Button>
            ))}
          </Stack>
        ) : null}
      </InlineAlert>
    </div>
  );
}
