import { ApiError, reviewMany } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FIELD_OF } from '../../shared/agendamentos/edit/useEdit.ts';
import { useSending } from '../../shared/form/index.ts';
import { isSilent } from '../../shared/notices/index.ts';
import { useSession } from '../../shared/session/index.ts';
import type { ManyDraft } from './draft.ts';
import { manyRoute, NEW_MANY_ROUTE } from './states.ts';
import type { ManyField, ManyValues } from './values.ts';

/** As the call wants it; null while something is missing. */
function bodyOf(clienteId: number, values: ManyValues, withTime: boolean) {
  const { cidade, prestador, tipoExame, intervalo, periodo } = values;
  if (!cidade || !prestador || tipoExame === null || !intervalo || !periodo) return null;
  return {
    cliente: clienteId,
    cidade: cidade.id,
    prestador: prestador.id,
    tipoExame,
    dataSugestaoInicial: intervalo.inicio,
    dataSugestaoFinal: intervalo.fim,
    periodo,
    quemAgenda: values.quemAgenda,
    quemAvisa: values.quemAvisa,
    nomeSolicitante: values.nomeSolicitante,
    emailSolicitante: values.emailSolicitante,
    telefoneSolicitante: values.telefoneSolicitante,
    horarioMarcadoPrestador: withTime ? values.horarioMarcadoPrestador : null,
    questionarioRisco: values.questionarioRisco,
    observacao: values.observacao,
    cienteCobranca: values.cienteCobranca,
    lista: values.lista,
  };
}

/** Sends the request to be reviewed; what is refused stays beside its field, and everything typed stays. */
export function useManyReview(
  form: UseFormReturn<ManyValues>,
  { clienteId, withTime, onKept }: { clienteId: number; withTime: boolean; onKept: () => void },
): ReturnType<typeof useSending> {
  const api = useApi();
  const navigate = useNavigate();
  const { profile } = useSession();
  const attempt = useIdempotencyKey();
  return useSending<ManyValues>(
    form,
    [],
    async (values) => {
      const body = bodyOf(clienteId, values, withTime);
      if (!body) return;
      const { id } = await api.invoke(reviewMany, { body }, { idempotencyKey: attempt.keyFor(body) });
      onKept();
      const many: ManyDraft = { userId: profile.id, clienteId, values };
      // 'Voltar' of the browser, too, comes back to what was typed.
      await navigate(NEW_MANY_ROUTE, { replace: true, state: { many } });
      await navigate(manyRoute(id), { state: { many } });
    },
    {
      onRefused: (error) => {
        attempt.restartIfRefused(error);
        if (!(error instanceof ApiError)) return isSilent(error);
        const known = error.campos.map(({ campo: field, mensagem: message }) => ({
          field: FIELD_OF[field] ?? field,
          message,
        }));
        const own = known.filter(({ field }) => field in form.getValues());
        own.forEach(({ field, message }, index) =>
          form.setError(field as ManyField, { message }, { shouldFocus: index === 0 }),
        );
        return own.length > 0 || isSilent(error);
      },
    },
  );
}
