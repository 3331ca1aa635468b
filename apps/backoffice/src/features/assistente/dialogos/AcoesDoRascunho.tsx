import { Button, ConfirmDialog, Text } from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { esquecerTentativasAtom } from '../campos/falhas.ts';
import { criadoAtom } from '../pedido/pedido.ts';
import { descartarRascunho, situacaoDoRascunhoAtom } from '../pedido/rascunho.ts';

const DITO = {
  vazio: null,
  guardado: 'Rascunho salvo',
  'so-na-aba': 'O rascunho vale só nesta aba',
} as const;

/** Whether the draft is kept, and the way to throw it away. */
export function AcoesDoRascunho() {
  const loja = useStore();
  const situacao = useAtomValue(situacaoDoRascunhoAtom);
  const criado = useAtomValue(criadoAtom);
  const [perguntando, setPerguntando] = useState(false);
  const dito = DITO[situacao];
  if (!dito) return null;
  return (
    <>
      <Text size="s13" tone="muted">
        {dito}
      </Text>
      <Button size="small" variant="quiet" icon={<Trash2 />} onPress={() => setPerguntando(true)}>
        Descartar rascunho
      </Button>
      <ConfirmDialog
        isOpen={perguntando}
        onOpenChange={setPerguntando}
        tone="perigo"
        title="Descartar este rascunho?"
        confirmLabel="Descartar rascunho"
        cancelLabel="Continuar preenchendo"
        onConfirm={() => {
          descartarRascunho(loja);
          loja.set(esquecerTentativasAtom);
        }}
      >
        {criado
          ? `O pedido nº ${criado.id} já foi criado e continua na lista; de lá o link pode ser enviado.`
          : 'Tudo o que foi preenchido será apagado e não poderá ser recuperado.'}
      </ConfirmDialog>
    </>
  );
}
