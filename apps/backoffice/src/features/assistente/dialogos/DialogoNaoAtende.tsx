import { AVISO_ASSISTENTE, dialogoNaoAtende } from '@apto/domain';
import { Button, Dialog, InlineAlert, Stack, Text } from '@apto/ui';
import { useState } from 'react';
import { ehSilencioso, mensagemDe } from '../../../shared/avisos/index.ts';
import { usePermissoes } from '../../../shared/sessao/index.ts';
import type { ClinicaDoPedido } from '../pedido/useClinica.ts';

/** The chosen clinic does not serve the client: back to another one, or release it (doc2 §2.13, §6). */
export function DialogoNaoAtende({ clinica }: { clinica: ClinicaDoPedido }) {
  const permissoes = usePermissoes();
  const [liberando, setLiberando] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const { naoLiberada } = clinica;
  if (!naoLiberada) return null;
  const { texto, botoes } = dialogoNaoAtende(permissoes);
  const empresa = AVISO_ASSISTENTE.prestadorNaoAtendeEmpresa(naoLiberada.cliente.name).titulo;

  const liberar = async () => {
    setFalha(null);
    setLiberando(true);
    try {
      await clinica.liberar();
    } catch (erro) {
      if (!ehSilencioso(erro)) setFalha(mensagemDe(erro));
    } finally {
      setLiberando(false);
    }
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={naoLiberada.prestador.name}
      isBusy={liberando}
      busyMessage="Liberando o prestador..."
      onOpenChange={(aberto) => {
        if (!aberto) clinica.devolver();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={clinica.devolver} isDisabled={liberando}>
            Voltar
          </Button>
          {botoes.includes('Liberar') ? (
            <Button variant="primary" onPress={() => void liberar()} isPending={liberando}>
              Liberar
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="x4">
        <Text>{empresa}</Text>
        <Text>{texto}</Text>
        {falha ? (
          <InlineAlert tone="perigo" announce="assertive">
            {falha}
          </InlineAlert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
