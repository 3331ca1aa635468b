import { createClient, switchCompany } from '@apto/api-client';
import { ConfirmDialog } from '@apto/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiWith } from '../api/client.ts';
import { messageFrom, notify } from '../notices/index.ts';
import { homeOf, liveSession, startSessionOf } from '../session/index.ts';
import { isUnsavedAnywhere } from '../unsaved.ts';

interface Company {
  readonly id: number;
  readonly name: string;
}

/** Its answer ends the session that asked: no screen is told of a write, or it would read again with the ended token. */
const leavingApi = createClient({
  credentials: () => ({ token: liveSession.current()?.token ?? null }),
  onExpire: (error, token) => liveSession.expire(token, error),
});

/**
 * Goes on in another company of the person: another session, so that no list, draft or scope of the one before is shown.
 * A failure is told and changes nothing. Every tab goes along: what is half typed in one of them is asked about before.
 * @returns `question`: to stand in the page
 */
export function useSwitchCompany(): {
  enter: (company: Company) => Promise<void>;
  isEntering: boolean;
  question: ReactNode;
} {
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);
  const [asked, setAsked] = useState<Company | null>(null);
  async function enter(company: Company): Promise<void> {
    if (await isUnsavedAnywhere()) setAsked(company);
    else await go(company);
  }
  async function go(company: Company): Promise<void> {
    setEntering(true);
    try {
      const { access_token: token } = await leavingApi.invoke(switchCompany, {
        body: { empresaId: company.id },
      });
      const { permissions } = await startSessionOf(apiWith, token);
      await navigate(homeOf(permissions));
      notify({ tone: 'success', title: `Você está em ${company.name}` });
    } catch (error) {
      notify({ tone: 'danger', title: messageFrom(error) });
    } finally {
      setEntering(false);
    }
  }
  return {
    enter,
    isEntering,
    question: asked ? (
      <ConfirmDialog
        isOpen
        title={`Trocar para ${asked.name}?`}
        confirmLabel="Trocar de empresa"
        cancelLabel="Ficar aqui"
        onOpenChange={(isOpen) => (isOpen ? undefined : setAsked(null))}
        onConfirm={() => go(asked)}
      >
        Todas as abas do Apto trocam de empresa. Nesta ou em outra delas há alterações que não foram salvas, e
        que então se perdem.
      </ConfirmDialog>
    ) : null,
  };
}
