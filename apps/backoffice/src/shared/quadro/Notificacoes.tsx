import { IconButton, Popover, Text, toastHistory } from '@apto/ui';
import { Bell } from '@apto/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { useModuloDeAvisos } from './useModuloDeAvisos.ts';

/** The notices of this visit: what a toast said, after it has gone (texts of doc3 §2.9). */
export function Notificacoes() {
  const avisos = useSyncExternalStore(toastHistory.subscribe, toastHistory.get);
  const modulo = useModuloDeAvisos();
  const [vistos, setVistos] = useState<string | null>(null);
  const novos = vistos === null ? avisos.length : avisos.findIndex(({ id }) => id === vistos);
  const naoLidos = novos < 0 ? avisos.length : novos;
  const rotulo =
    naoLidos === 0
      ? 'Notificações'
      : `Notificações, ${naoLidos} ${naoLidos === 1 ? 'não lida' : 'não lidas'}`;
  return (
    <Popover
      title="Notificações"
      trigger={<IconButton icon={<Bell />} label={rotulo} count={naoLidos || undefined} />}
      onOpenChange={(aberto) => {
        if (aberto) setVistos(avisos[0]?.id ?? null);
      }}
    >
      {avisos.length === 0 ? <Text tone="muted">Ainda não há notificações.</Text> : null}
      {avisos.length > 0 && modulo ? (
        <>
          <modulo.ToastHistory />
          <Text size="s13" tone="muted" align="center">
            Por enquanto é só! :)
          </Text>
        </>
      ) : null}
    </Popover>
  );
}
