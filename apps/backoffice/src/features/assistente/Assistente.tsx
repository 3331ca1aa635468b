import { desfechoDoAutoagendamento, etapaAnterior, type EtapaId } from '@apto/domain';
import { Button, ConfirmDialog, Stack, WizardLayout } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROTA_INICIAL } from '../../shared/sessao/index.ts';
import { FalhasDaEtapa } from './campos/FalhasDaEtapa.tsx';
import { recusadasAtom } from './campos/falhas.ts';
import { AcoesDoRascunho } from './dialogos/AcoesDoRascunho.tsx';
import { DesfechoDoLink } from './dialogos/DesfechoDoLink.tsx';
import { DialogosDoPedido } from './dialogos/DialogosDoPedido.tsx';
import { useConclusao } from './envio/useConclusao.ts';
import { useCriacao } from './envio/useCriacao.ts';
import { useEnvioDoLink } from './envio/useEnvioDoLink.ts';
import { Autoagendamento } from './etapas/Autoagendamento.tsx';
import { Concluir } from './etapas/Concluir.tsx';
import { DadosAgendamento } from './etapas/DadosAgendamento.tsx';
import { DadosFuncionario } from './etapas/DadosFuncionario.tsx';
import { DadosSolicitante } from './etapas/DadosSolicitante.tsx';
import { DefinirClinica } from './etapas/DefinirClinica.tsx';
import { Procedimentos } from './etapas/Procedimentos.tsx';
import { TEXTOS_DA_ETAPA } from './etapas/textos.ts';
import { criadoAtom } from './pedido/pedido.ts';
import { useAvisosDoPedido } from './pedido/useAvisosDoPedido.ts';
import { useClinica } from './pedido/useClinica.ts';
import { useEtapaNaUrl } from './pedido/useEtapaNaUrl.ts';
import { useFatos } from './pedido/useFatos.ts';
import { useContexto, usePedido } from './pedido/usePedido.ts';
import { useCadastroRelido } from './pedido/useCadastroRelido.ts';
import { juntarLeituras, useRegrasDoCliente } from './pedido/useRegrasDoCliente.ts';
import { useSincroniaSoc } from './pedido/useSincroniaSoc.ts';
import { motivoParaEsperar } from './resumo/avanco.ts';
import { itensDoMenu } from './resumo/menu.ts';
import { Resumo } from './resumo/Resumo.tsx';
import { destinoDoLink } from './resumo/textos.ts';
import { useAvanco } from './useAvanco.ts';

/** 'Criar agendamento' (doc2 §2.1): the steps, what is known so far, and the way back and on. */
export function Assistente() {
  const navegar = useNavigate();
  const [pedido, despachar] = usePedido();
  const contexto = useContexto();
  const recusadas = useAtomValue(recusadasAtom);
  const criado = useAtomValue(criadoAtom);
  const [direcionando, setDirecionando] = useState(false);
  useAvisosDoPedido();
  const abrir = useEtapaNaUrl();
  const regras = juntarLeituras(useRegrasDoCliente(), useCadastroRelido());
  const fatos = useFatos();
  const clinica = useClinica(!regras.carregando && !regras.erro);
  const consultarDeNovo = useSincroniaSoc();
  const criacao = useCriacao();
  const link = useEnvioDoLink();
  const concluir = useConclusao();

  const { etapa } = pedido;
  const envio = etapa === 'concluir' ? criacao : etapa === 'dados-funcionario' ? link : null;
  const avancar = useAvanco(envio ? () => void envio.enviar() : null);
  const { pergunta = '', ajuda } = TEXTOS_DA_ETAPA[etapa] ?? {};
  // A request that was made is not to be changed here any more: only its link is left to send.
  const podeVoltar = !criado && !envio?.enviando;
  const voltar = () => (etapaAnterior(pedido) ? despachar({ tipo: 'VOLTOU' }) : void navegar(ROTA_INICIAL));

  return (
    <WizardLayout
      isDialog
      title="Criar agendamento"
      titleEnd={<AcoesDoRascunho />}
      steps={itensDoMenu(pedido, contexto, recusadas)}
      currentId={etapa}
      {...(criado ? {} : { onStepPress: (id) => abrir(id as EtapaId) })}
      heading={pergunta}
      description={ajuda}
      // The last step is the summary itself.
      summary={etapa === 'concluir' ? undefined : <Resumo />}
      {...(podeVoltar ? { onBack: voltar } : {})}
      onNext={avancar}
      nextLabel={rotuloDoAvanco(etapa, desfechoDoAutoagendamento(pedido.funcionarios).emiteLink)}
      isNextPending={envio?.enviando ?? false}
      nextDisabledReason={motivoParaEsperar(pedido, { regras, fatos, clinica })}
      extraActions={
        etapa === 'concluir' && !pedido.direcionarParaAtendente ? (
          <Button size="large" onPress={() => setDirecionando(true)} isDisabled={criacao.enviando}>
            Direcionar para um atendente
          </Button>
        ) : null
      }
    >
      <Stack gap="x5">
        {etapa === 'concluir' ? null : <FalhasDaEtapa />}
        {etapa === 'dados-solicitante' ? <DadosSolicitante /> : null}
        {etapa === 'dados-agendamento' ? <DadosAgendamento /> : null}
        {etapa === 'procedimentos' ? <Procedimentos aoTentarNovamente={consultarDeNovo} /> : null}
        {etapa === 'definir-clinica' ? (
          <DefinirClinica regras={regras} fatos={fatos} clinica={clinica} />
        ) : null}
        {etapa === 'concluir' ? <Concluir falha={criacao.falha} aoAbrir={abrir} /> : null}
        {etapa === 'autoagendamento' ? <Autoagendamento aoTentarNovamente={consultarDeNovo} /> : null}
        {etapa === 'dados-funcionario' ? <DadosFuncionario envio={link} /> : null}
      </Stack>
      <DialogosDoPedido />
      <DesfechoDoLink
        desfecho={link.desfecho}
        para={destinoDoLink(pedido)}
        cpf={pedido.funcionarios[0]?.cpf}
        aoConcluir={() => void concluir()}
      />
      <ConfirmDialog
        isOpen={direcionando}
        onOpenChange={setDirecionando}
        title="Direcionar para um atendente?"
        confirmLabel="Direcionar para um atendente"
        onConfirm={() => {
          despachar({ tipo: 'ATENDENTE_ESCOLHIDO', direcionar: true });
          avancar();
        }}
      >
        Os agendamentos serão criados e um atendente cuidará do que falta com a clínica.
      </ConfirmDialog>
    </WizardLayout>
  );
}

function rotuloDoAvanco(etapa: EtapaId, emiteLink: boolean): string {
  if (etapa === 'concluir') return 'Criar agendamento';
  if (etapa !== 'dados-funcionario') return 'Avançar';
  return emiteLink ? 'Enviar Link' : 'Solicitar Confirmação de Risco';
}
