import { IconButton, Popover, ToastHistory, useToastHistory } from '@apto/ui';
import { Bell } from '@apto/ui/icons';
import { useState } from 'react';

/** The notices of this visit: what a toast said, after it has gone. */
export function Notificacoes() {
  const avisos = useToastHistory();
  const [vistos, setVistos] = useState<string | null>(null);
  const novos = vistos === null ? avisos.length : avisos.findIndex(({ id }) => id === vistos);
  const naoLidos = novos < 0 ? avisos.length : novos;
  const rotulo =
    naoLidos === 0 ? 'Notificações' : `Notificações, ${naoLidos} ${naoLidos === 1 ? 'não lida' : 'não lidas'}`;
  return (
    <Popover
      title="Notificações"
      trigger={<IconButton icon={<Bell />} label={rotulo} count={naoLidos || undefined} />}
      onOpenChange={(aberto) => {
        if (aberto) setVistos(avisos[0]?.id ?? null);
      }}
    >
      <ToastHistory />
    </Popover>
  );
}
