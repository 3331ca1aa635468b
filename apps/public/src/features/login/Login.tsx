import { CenteredPage, InlineAlert } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { cliente } from '../../shared/api/cliente.ts';
import { conviteAtom, entrar, saidaAtom, type Credenciais } from '../../shared/sessao/index.ts';
import { FormularioDeLogin } from './FormularioDeLogin.tsx';

interface Props {
  /** Fetches the code of what comes after. Called early, and again before it is needed. */
  preparar: () => Promise<unknown>;
}

/** A person who was sent back here hears where they are; on a first visit the page itself says it. */
function useFocoAoVoltar(voltou: boolean): void {
  const primeira = useRef(voltou);
  useEffect(() => {
    if (primeira.current)
      document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }, []);
}

/** CPF and token: the way in (doc2 §2.11). */
export function Login({ preparar }: Props) {
  const convite = useAtomValue(conviteAtom);
  const saida = useAtomValue(saidaAtom);
  useFocoAoVoltar(saida !== null);

  async function aoEnviar(credenciais: Credenciais): Promise<void> {
    // A failure to fetch shows itself, with a way to try again, when the screen is opened.
    const codigo = preparar().catch(() => undefined);
    await entrar(cliente, credenciais, codigo);
  }

  return (
    <CenteredPage title="Agende o seu exame" description="Entre com o seu CPF e o token que você recebeu.">
      {saida === 'expirou' ? (
        <InlineAlert tone="informacao" title="Sua sessão expirou" announce="polite">
          Entre novamente. O que você já escolheu continua guardado.
        </InlineAlert>
      ) : null}
      <FormularioDeLogin
        key={convite}
        convite={convite}
        entrar={aoEnviar}
        aoPreparar={() => void preparar().catch(() => undefined)}
      />
    </CenteredPage>
  );
}
