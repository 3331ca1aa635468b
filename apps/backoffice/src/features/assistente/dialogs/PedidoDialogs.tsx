import { openedDialog } from '@apto/domain/assistente';
import type { Block } from '@apto/domain/autoagendamento';
import { Button, ChargeAcknowledgement, Dialog, OtherProviderDialog, Text } from '@apto/ui';
import { useState } from 'react';
import { useDispatch, usePedido } from '../pedido/usePedido.ts';

function BlockDialog({ block }: { block: Block }) {
  const dispatch = useDispatch();
  const respond = (scheduleManually: boolean) => dispatch({ type: 'BLOCK_ANSWERED', scheduleManually });
  const onlyWarns = block.codigo === 'AGUARDANDO_RISCO';
  return (
    <Dialog
      isOpen
      isQuestion
      title={block.title}
      onOpenChange={(opened) => {
        if (!opened) dispatch({ type: 'BLOCK_CLOSED' });
      }}
      footer={
        <>
          {onlyWarns ? null : (
            <Button variant="quiet" onPress={() => respond(false)}>
              Voltar
            </Button>
          )}
          {block.codigo === 'SEM_RISCO' ? (
            <Button onPress={() => dispatch({ type: 'RISCO_CONFIRMATION_REQUESTED' })}>
              Solicitar Confirmação de Risco
            </Button>
          ) : null}
          <Button variant="primary" onPress={() => respond(!onlyWarns)}>
            {block.button}
          </Button>
        </>
      }
    >
      <Text>{block.text}</Text>
    </Dialog>
  );
}

/** A function change without another risk is charged (doc2 §4): confirm marks it, cancel takes the employee out. */
function ChargeDialog({ id }: { id: number }) {
  const [{ funcionarios }, dispatch] = usePedido();
  const [acknowledged, setAcknowledged] = useState(false);
  const [missed, setMissed] = useState(false);
  const name = funcionarios.find((f) => f.id === id)?.name ?? '';
  const respond = (confirmed: boolean) => dispatch({ type: 'CHARGE_ANSWERED', id, confirmed });
  return (
    <Dialog
      isOpen
      isQuestion
      title="Confirmação de cobrança"
      onOpenChange={(opened) => {
        if (!opened) respond(false);
      }}
      footer={
        <>
          <Button variant="quiet" onPress={() => respond(false)}>
            Cancelar
          </Button>
          <Button variant="primary" onPress={() => (acknowledged ? respond(true) : setMissed(true))}>
            Confirmar
          </Button>
        </>
      }
    >
      <ChargeAcknowledgement isSelected={acknowledged} onChange={setAcknowledged} isInvalid={missed}>
        {`O cadastro não mostra outros riscos para ${name}: a nova função não está registrada ou tem os mesmos riscos. Os exames pedidos serão cobrados; ao cancelar, o funcionário sai do pedido.`}
      </ChargeAcknowledgement>
    </Dialog>
  );
}

/** The question that stops the wizard, if there is one. */
export function PedidoDialogs() {
  const [pedido, dispatch] = usePedido();
  const dialog = openedDialog(pedido);
  if (!dialog) return null;
  if (dialog.type === 'BLOCK') return <BlockDialog block={dialog.block} />;
  if (dialog.type === 'CONFIRM_OTHERS') {
    const respond = (confirmed: boolean) => dispatch({ type: 'PRESTADOR_CONFIRMED', confirmed });
    return (
      <OtherProviderDialog
        provider={dialog.prestador}
        onConfirm={() => respond(true)}
        onCancel={() => respond(false)}
      />
    );
  }
  // One question for each employee: the box of the one before is not that of the next.
  return <ChargeDialog key={dialog.idFuncionario} id={dialog.idFuncionario} />;
}
