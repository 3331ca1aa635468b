import {
  BOTOES_CONFIRMAR_OUTROS,
  dialogoAberto,
  rotuloPrestador,
  type Bloqueio,
  type PrestadorDoPedido,
} from '@apto/domain';
import { Button, ChargeAcknowledgement, ConfirmDialog, Dialog, Text } from '@apto/ui';
import { useState } from 'react';
import { usePedido } from '../pedido/usePedido.ts';

function DialogoDeBloqueio({ bloqueio }: { bloqueio: Bloqueio }) {
  const [, despachar] = usePedido();
  const responder = (agendarManualmente: boolean) =>
    despachar({ tipo: 'BLOQUEIO_RESPONDIDO', agendarManualmente });
  const soAvisa = bloqueio.codigo === 'AGUARDANDO_RISCO';
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={bloqueio.titulo}
      onOpenChange={(aberto) => {
        if (!aberto) responder(false);
      }}
      footer={
        <>
          {soAvisa ? null : (
            <Button variant="quiet" onPress={() => responder(false)}>
              Voltar
            </Button>
          )}
          <Button variant="primary" onPress={() => responder(!soAvisa)}>
            {bloqueio.botao}
          </Button>
        </>
      }
    >
      <Text>{bloqueio.texto}</Text>
    </Dialog>
  );
}

/** A function change without another risk is charged (doc2 §4): confirm marks it, cancel takes the employee out. */
function DialogoDeCobranca({ id }: { id: number }) {
  const [{ funcionarios }, despachar] = usePedido();
  const [ciente, setCiente] = useState(false);
  const [faltou, setFaltou] = useState(false);
  const nome = funcionarios.find((f) => f.id === id)?.name ?? '';
  const responder = (confirma: boolean) => despachar({ tipo: 'COBRANCA_RESPONDIDA', id, confirma });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="Confirmação de cobrança"
      onOpenChange={(aberto) => {
        if (!aberto) responder(false);
      }}
      footer={
        <>
          <Button variant="quiet" onPress={() => responder(false)}>
            Cancelar
          </Button>
          <Button variant="primary" onPress={() => (ciente ? responder(true) : setFaltou(true))}>
            Confirmar
          </Button>
        </>
      }
    >
      <ChargeAcknowledgement isSelected={ciente} onChange={setCiente} isInvalid={faltou}>
        {`A mudança de função de ${nome} não altera os riscos. Os exames pedidos serão cobrados; ao cancelar, o funcionário sai do pedido.`}
      </ChargeAcknowledgement>
    </Dialog>
  );
}

function DialogoDeOutros({ prestador }: { prestador: PrestadorDoPedido }) {
  const [, despachar] = usePedido();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => undefined}
      title="Há prestadores sugeridos para esta solicitação"
      confirmLabel={BOTOES_CONFIRMAR_OUTROS.confirmar}
      cancelLabel={BOTOES_CONFIRMAR_OUTROS.voltar}
      onConfirm={() => despachar({ tipo: 'PRESTADOR_CONFIRMADO', confirma: true })}
      onCancel={() => despachar({ tipo: 'PRESTADOR_CONFIRMADO', confirma: false })}
    >
      {`${rotuloPrestador(prestador)} não está entre os prestadores sugeridos. Deseja continuar com este prestador?`}
    </ConfirmDialog>
  );
}

/** The question that stops the wizard, if there is one. */
export function DialogosDoPedido() {
  const [pedido] = usePedido();
  const dialogo = dialogoAberto(pedido);
  if (!dialogo) return null;
  if (dialogo.tipo === 'BLOQUEIO') return <DialogoDeBloqueio bloqueio={dialogo.bloqueio} />;
  if (dialogo.tipo === 'CONFIRMAR_OUTROS') return <DialogoDeOutros prestador={dialogo.prestador} />;
  // One question for each employee: the box of the one before is not that of the next.
  return <DialogoDeCobranca key={dialogo.idFuncionario} id={dialogo.idFuncionario} />;
}
