import type { AgendamentoLinha } from '@apto/api-client';
import { TEXTO_VAZIO } from '@apto/domain';
import { DescriptionList, ProcedureTable, Stack } from '@apto/ui';
import {
  cnpjOuVazio,
  enderecoEmLinha,
  intervaloSugerido,
  ouNaoInformado,
  periodoSugerido,
  riscosEmLinha,
  telefoneOuVazio,
} from './apresentar.ts';
import { BotaoIniciar } from '../iniciar/BotaoIniciar.tsx';
import { ParteDoDetalhe } from './ParteDoDetalhe.tsx';
import { useDetalhes } from './useDetalhes.ts';

/** What opens under a row (doc1 §2.1 'Row expansion'). Everything is read when it opens, each part on its own. */
export function Detalhes({ linha, aoMudar }: { linha: AgendamentoLinha; aoMudar: () => void }) {
  const { funcionario, prestador, procedimentos, riscos } = useDetalhes(linha.id, linha.version);
  return (
    <Stack gap="x6">
      <ParteDoDetalhe parte={funcionario} oQue="os dados do agendamento" linhas={6}>
        {({ unidade, setor, cargo, agendamento }) => (
          <Stack gap="x5">
            <DescriptionList
              columns={4}
              items={[
                { term: 'Cliente', detail: ouNaoInformado(agendamento.cliente.name) },
                { term: 'CNPJ do cliente', detail: cnpjOuVazio(agendamento.cliente.inscricao) },
                { term: 'Unidade', detail: ouNaoInformado(unidade?.name) },
                { term: 'Código da unidade', detail: ouNaoInformado(unidade?.tradeCode) },
                { term: 'Setor', detail: ouNaoInformado(setor?.name) },
                { term: 'Cargo', detail: ouNaoInformado(cargo?.name) },
                { term: 'Telefone do funcionário', detail: telefoneOuVazio(agendamento.telefoneFuncionario) },
                { term: 'Período', detail: periodoSugerido(agendamento.periodo) },
                {
                  term: 'Sugestão de data',
                  detail: intervaloSugerido(agendamento.dataSugestaoInicial, agendamento.dataSugestaoFinal),
                },
                { term: 'Observação', detail: ouNaoInformado(agendamento.observacao) },
              ]}
            />
            <BotaoIniciar agendamento={agendamento} aoAgendar={aoMudar} />
          </Stack>
        )}
      </ParteDoDetalhe>
      <ParteDoDetalhe parte={riscos} oQue="os riscos" linhas={1}>
        {(lista) => (
          <DescriptionList columns={1} items={[{ term: 'Riscos', detail: riscosEmLinha(lista) }]} />
        )}
      </ParteDoDetalhe>
      <ParteDoDetalhe parte={prestador} oQue="o prestador" linhas={2}>
        {({ prestador: clinica }) => (
          <DescriptionList
            columns={2}
            items={[
              { term: 'Prestador', detail: clinica?.name ?? TEXTO_VAZIO.EM_PROCESSO },
              { term: 'Endereço do prestador', detail: enderecoEmLinha(clinica) },
            ]}
          />
        )}
      </ParteDoDetalhe>
      <ParteDoDetalhe parte={procedimentos} oQue="os procedimentos" linhas={3}>
        {(lista) => <ProcedureTable label={`Procedimentos de ${linha.funcionario.name}`} lines={lista} />}
      </ParteDoDetalhe>
    </Stack>
  );
}
