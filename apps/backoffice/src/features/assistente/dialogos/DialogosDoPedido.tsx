import { dialogoAberto, type Bloqueio } from '@apto/domain';
import { Button, ChargeAcknowledgement, Dialog, OtherProviderDialog, Text } from '@apto/ui';
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

/** The question that stops the wizard, if there is one. */
export function DialogosDoPedido() {
  const [pedido, despachar] = usePedido();
  const dialogo = dialogoAberto(pedido);
  if (!dialogo) return null;
  if (dialogo.tipo === 'BLOQUEIO') return <DialogoDeBloqueio bloqueio={dialogo.bloqueio} />;
  if (dialogo.tipo === 'CONFIRMAR_OUTROS') {
    const responder = (confirma: boolean) => despachar({ tipo: 'PRESTADOR_CONFIRMADO', confirma });
    return (
      <OtherProviderDialog
        provider={dialogo.prestador}
        onConfirm={() => responder(true)}
        onCancel={() => responder(false)}
      />
    );
  }
  // One question for each employee: the box of the one before is not that of the next.
  return <DialogoDeCobranca key={dialogo.idFuncionario} id={dialogo.idFuncionario} />;
}
