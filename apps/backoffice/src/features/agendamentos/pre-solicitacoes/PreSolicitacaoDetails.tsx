import { getPreSolicitacao, type PreSolicitacaoDetail, type PreSolicitacaoRow } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { inscricaoLabel } from '@apto/domain/documents';
import { tipoRetornoName } from '@apto/domain/exames';
import { EMPTY_TEXT } from '@apto/domain/messages';
import { truncatedEmail } from '@apto/domain/pre-solicitacao';
import { formatDate } from '@apto/domain/time';
import { DescriptionList, Stack } from '@apto/ui';
import { useEffect } from 'react';
import { DetailPart } from '../../../shared/agendamentos/details/DetailPart.tsx';
import {
  inscricaoOrEmpty,
  intervaloSugerido,
  phoneOrEmpty,
  suggestedPeriodo,
} from '../../../shared/agendamentos/details/present.ts';
import { ExtraFields } from './ExtraFields.tsx';

interface Props {
  readonly row: PreSolicitacaoRow;
  readonly onSaved: (saved: PreSolicitacaoDetail) => void;
}

const day = (date: string | null): string | null => date && formatDate(date);
const names = (list: readonly string[], none: string): string => list.join(', ') || none;

/** The detail panel of a pre-request (doc1 §2.3), and what must be filled in before it is requested. */
export function PreSolicitacaoDetails({ row, onSaved }: Props) {
  const { data, error, isLoading, isValidating, mutate } = useCall(getPreSolicitacao, {
    params: { id: row.id },
  });
  const isStale = data !== undefined && data.version < row.version;
  useEffect(() => {
    if (isStale) void mutate();
  }, [isStale, mutate]);

  const part = {
    data,
    error: isValidating ? undefined : error,
    loading: isLoading,
    retry: () => void mutate(),
  };
  return (
    <DetailPart part={part} subject="os dados da pré-solicitação" lines={6}>
      {(detail) => {
        const { customerBranch, customerDepartment, customerPosition } = detail.funcionario.customerHierarchy;
        return (
          <Stack gap="x5">
            <DescriptionList
              columns={4}
              items={[
                { term: 'Solicitante', detail: detail.nomeSolicitante },
                { term: 'Telefone do solicitante', detail: phoneOrEmpty(detail.telefoneSolicitante) },
                {
                  term: 'E-mail do solicitante',
                  detail: (
                    <span title={detail.emailSolicitante}>{truncatedEmail(detail.emailSolicitante)}</span>
                  ),
                },
                { term: 'Clínica', detail: detail.prestador.name },
                {
                  term: 'Sugestão de data',
                  detail: intervaloSugerido(detail.dataSugestaoInicial, detail.dataSugestaoFinal),
                },
                { term: 'Período', detail: suggestedPeriodo(detail.periodo) },
                { term: 'Data de demissão', detail: day(detail.dataHomologacao) },
                { term: 'Data de liberação', detail: day(detail.dataLiberacao) },
                { term: 'Tipo de retorno', detail: tipoRetornoName(detail.tipoRetorno) },
                { term: 'Cliente', detail: detail.cliente.name },
                {
                  term: `${inscricaoLabel(detail.cliente.inscricao)} do cliente`,
                  detail: inscricaoOrEmpty(detail.cliente.inscricao),
                },
                { term: 'Unidade', detail: customerBranch?.name },
                {
                  term: `${inscricaoLabel(customerBranch?.cnpj ?? null)} da unidade`,
                  detail: inscricaoOrEmpty(customerBranch?.cnpj),
                },
                { term: 'Código da unidade', detail: customerBranch?.tradeCode },
                { term: 'Setor', detail: customerDepartment?.name },
                { term: 'Cargo', detail: customerPosition?.name },
                { term: 'Criada por', detail: detail.user?.name },
                {
                  term: 'Procedimentos',
                  detail: names(
                    detail.procedimentos.map(({ name }) => name),
                    EMPTY_TEXT.NOT_GIVEN,
                  ),
                  isWide: true,
                },
                {
                  term: 'Riscos',
                  detail: names(
                    detail.riscos.map(({ nome: name }) => name),
                    EMPTY_TEXT.NO_RISCOS,
                  ),
                  isWide: true,
                },
                { term: 'Detalhe da consulta', detail: detail.detalheConsulta, isWide: true },
              ]}
            />
            <ExtraFields
              // Another version or type is another form.
              key={`${detail.version} ${detail.tipoExame.id}`}
              detail={detail}
              onSaved={(saved) => {
                void mutate(saved, { revalidate: false });
                onSaved(saved);
              }}
            />
          </Stack>
        );
      }}
    </DetailPart>
  );
}
