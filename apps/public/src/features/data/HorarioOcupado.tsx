import type { FaixaDaApi } from '@apto/api-client';
import { formatarDataComDia, MENSAGEM_FAIXA_INDISPONIVEL } from '@apto/domain';
import { Button, InlineAlert, Stack, Text } from '@apto/ui';
import { useEffect, useRef } from 'react';

interface Props {
  alternativas: readonly FaixaDaApi[];
  aoEscolher: (faixa: FaixaDaApi) => void;
  /** The person has just pressed 'Agendar': the way on gets the focus. */
  comFoco: boolean;
}

/** 'terça-feira, 24 de novembro, 08:30': the year goes without saying. */
const rotulo = ({ data, horarioChegada }: FaixaDaApi): string =>
  `${formatarDataComDia(data).replace(/ de \d{4}$/, '')}, ${horarioChegada}`;

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
