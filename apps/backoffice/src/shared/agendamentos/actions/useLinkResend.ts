import { sendAutoagendamentoLink, type AgendamentoRow, type Answer } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { chosenContact, type ResendLinkForm } from '@apto/domain/autoagendamento';
import { normalizePhone } from '@apto/domain/documents';
import { ACTION_NOTICE } from '@apto/domain/messages';
import { useCallback, useState } from 'react';
import { notify, isSilent, messageFrom } from '../../notices/index.ts';

export type SentLink = Answer<typeof sendAutoagendamentoLink>;

export interface LinkResend {
  /** The new link and token, once sent. */
  sent: SentLink | null;
  /** Sends by the chosen channel. Rejects with the server's sentence; the form keeps what was typed. */
  send: (form: ResendLinkForm) => Promise<void>;
}

/** Reenviar Link: a new token by WhatsApp or e-mail (doc1 §2.5). Earlier tokens stop working (decision 19). */
export function useLinkResend(agendamento: AgendamentoRow): LinkResend {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const [sent, setSent] = useState<SentLink | null>(null);

  const send = useCallback(
    async (form: ResendLinkForm) => {
      const { formaEnvio, phone, email } = chosenContact(form);
      try {
        const body = {
          formaEnvio,
          phone: phone ? normalizePhone(phone) : null,
          email: email?.trim() || null,
          cpf: agendamento.funcionario.cpf,
          agendamentoId: agendamento.id,
        };
        const link = await api.invoke(
          sendAutoagendamentoLink,
          { body },
          { idempotencyKey: attempt.keyFor(body) },
        );
        setSent(link);
      } catch (error) {
        if (!isSilent(error)) notify(ACTION_NOTICE.tokenGenerationFailed(messageFrom(error)));
        throw error;
      }
    },
    [agendamento, api, attempt],
  );

  return { sent, send };
}
