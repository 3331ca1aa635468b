import type { AgendamentoDetail } from '@apto/api-client';
import { cidadeName } from '@apto/domain/edit';
import type { CivilDate } from '@apto/domain/time';
import { Card, DescriptionList, Stack, Text } from '@apto/ui';
import { intervaloSugerido, orNotProvided, suggestedPeriodo } from '../details/present.ts';

interface Props {
  agendamento: AgendamentoDetail;
  /** The day that is chosen now. */
  day?: CivilDate | null;
}

/** Whether a day lies outside the days that were asked for; without days asked for none does. */
function isOutside(
  { dataSugestaoInicial: first, dataSugestaoFinal: last }: AgendamentoDetail,
  day: CivilDate,
) {
  return (first !== null && day < first) || (last !== null && day > last);
}

/** What the requester asked for, above the choice that answers it. */
export function Wish({ agendamento, day = null }: Props) {
  const { dataSugestaoInicial, dataSugestaoFinal, periodo, cidade, observacao: remarks } = agendamento;
  return (
    <Card isSunken title="O que o solicitante quer" level={3}>
      <Stack gap="x3">
        <DescriptionList
          columns={4}
          items={[
            { term: 'Sugestão de data', detail: intervaloSugerido(dataSugestaoInicial, dataSugestaoFinal) },
            { term: 'Período', detail: suggestedPeriodo(periodo) },
            { term: 'Cidade', detail: cidade && cidadeName(cidade) },
            { term: 'Solicitante', detail: orNotProvided(agendamento.nomeSolicitante) },
            ...(remarks ? [{ term: 'Observação', detail: remarks, isWide: true }] : []),
          ]}
        />
        {day !== null && isOutside(agendamento, day) ? (
          <Text role="status" size="s13" tone="warning">
            O dia escolhido fica fora da sugestão do solicitante: combine com ele antes.
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
