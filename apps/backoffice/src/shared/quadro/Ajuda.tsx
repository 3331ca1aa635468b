import { Button, DescriptionList, IconButton, Popover, Stack, Text } from '@apto/ui';
import { CircleHelp } from '@apto/ui/icons';
import { useRef, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { sobDemanda } from '../sobDemanda.tsx';

const TECLADO = [
  { term: 'Tab e Shift+Tab', detail: 'Vai ao próximo campo ou botão, ou volta' },
  { term: 'Setas', detail: 'Andam dentro de menus, abas, chips e calendários' },
  { term: 'Enter ou Espaço', detail: 'Ativa o que está em foco' },
  { term: 'Esc', detail: 'Fecha o menu, o diálogo ou a dica aberta' },
  { term: 'Ctrl+K', detail: 'Vai a uma tela, a uma ação ou ao agendamento de alguém' },
  { term: 'F6', detail: 'Vai aos avisos na tela e volta' },
];

const Guia = sobDemanda(() => import('../guias/Guia.tsx'));

/** The tour of the open screen, as its route names it: `handle: { guia: 'IndexGuiaGestaoMedica' }` (doc3 §2.11). */
function useNomeDoGuia(): string | undefined {
  return useMatches()
    .map((rota) => (rota.handle as { guia?: string } | undefined)?.guia)
    .findLast((nome) => nome !== undefined);
}

/** The guided tour of the open screen, and how to work without a mouse. */
export function Ajuda() {
  const nome = useNomeDoGuia();
  const [guiando, setGuiando] = useState<string | null>(null);
  const botao = useRef<HTMLButtonElement>(null);
  const fechar = () => setGuiando(null);
  return (
    <>
      <Popover title="Ajuda" trigger={<IconButton ref={botao} icon={<CircleHelp />} label="Ajuda" />}>
        {(fecharAjuda) => (
          <Stack gap="x4">
            {nome === undefined ? null : (
              <Button
                isFullWidth
                onPress={() => {
                  fecharAjuda();
                  setGuiando(nome);
                }}
              >
                Conhecer esta tela
              </Button>
            )}
            <Text tone="muted">Tudo no Apto funciona pelo teclado.</Text>
            <DescriptionList layout="rows" columns={1} items={TECLADO} />
          </Stack>
        )}
      </Popover>
      {/* Gone with its screen. */}
      {guiando !== null && guiando === nome ? (
        <Guia nome={guiando} aoFechar={fechar} aoFalhar={fechar} voltaPara={botao} />
      ) : null}
    </>
  );
}
