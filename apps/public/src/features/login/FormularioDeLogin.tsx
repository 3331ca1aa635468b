import { falhaDeLogin, tempoRestante, type FalhaDeLogin } from '@apto/api-client/sessao';
import { validarLoginAutoagendamento, type LoginAutoagendamento } from '@apto/domain';
import { Button, Checkbox, CpfField, Stack, TokenField, useTimeLeft } from '@apto/ui';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { limparToken } from '../../shared/sessao/index.ts';
import { AvisoDaFalha } from './AvisoDaFalha.tsx';

const Termos = lazy(() => import('./Termos.tsx'));

interface Props {
  /** Token that the link brought. */
  convite: string;
  /** Signs in; rejects with `ErroDeApi`. */
  entrar: (credenciais: LoginAutoagendamento) => Promise<unknown>;
  /** The person is about to finish: a good moment to fetch what comes next. */
  aoPreparar: () => void;
}

/** CPF, token and terms. A refusal keeps all that was typed and says what to do. */
export function FormularioDeLogin({ convite, entrar, aoPreparar }: Props) {
  const [login, setLogin] = useState<LoginAutoagendamento>({
    username: '',
    password: convite,
    termoAceito: false,
  });
  const [enviado, setEnviado] = useState(false);
  const [entrando, setEntrando] = useState(false);
  const [falha, setFalha] = useState<FalhaDeLogin | null>(null);
  const [lendoTermos, setLendoTermos] = useState(false);
  const cpf = useRef<HTMLInputElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const termos = useRef<HTMLButtonElement>(null);
  const resta = useTimeLeft(falha?.ate ?? null);
  const falhas = enviado ? validarLoginAutoagendamento(login) : {};
  const mudar = (mudanca: Partial<LoginAutoagendamento>): void =>
    setLogin((atual) => ({ ...atual, ...mudanca }));

  async function enviar(event: FormEvent): Promise<void> {
    event.preventDefault();
    setEnviado(true);
    if (entrando || resta > 0) return;
    const erros = validarLoginAutoagendamento(login);
    if (erros.username) return cpf.current?.focus();
    if (erros.password) return token.current?.focus();
    if (erros.termoAceito) return termos.current?.focus();
    setEntrando(true);
    setFalha(null);
    try {
      await entrar(login);
    } catch (erro) {
      const nova = falhaDeLogin(erro, Date.now());
      setFalha(nova);
      setEntrando(false);
      if (nova.tipo === 'credenciais') token.current?.focus();
    }
  }

  return (
    <form noValidate onSubmit={(event) => void enviar(event)} aria-label="Entrar">
      <Stack gap="x6">
        {falha ? <AvisoDaFalha falha={falha} /> : null}
        <CpfField
          ref={cpf}
          label="CPF"
          name="username"
          autoComplete="username"
          isRequired
          value={login.username}
          onChange={(username) => mudar({ username })}
          errorMessage={falhas.username}
        />
        <TokenField
          ref={token}
          label="Token"
          name="password"
          width="full"
          description="O código da mensagem que você recebeu. Pode colar com espaços e traços."
          isRequired
          value={login.password}
          onChange={(password) => mudar({ password: limparToken(password) })}
          onFocus={aoPreparar}
          errorMessage={falhas.password}
        />
        <Stack gap="x3" align="start">
          <Checkbox
            ref={termos}
            name="termoAceito"
            isRequired
            isSelected={login.termoAceito}
            onChange={(termoAceito) => mudar({ termoAceito })}
            errorMessage={falhas.termoAceito}
          >
            Li e aceito os termos de uso e de privacidade
          </Checkbox>
          <Button onPress={() => setLendoTermos(true)}>Ler os termos</Button>
        </Stack>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={entrando}
          pendingLabel="Entrando"
          disabledReason={resta > 0 ? `Tente novamente em ${tempoRestante(resta)}.` : undefined}
        >
          Entrar
        </Button>
      </Stack>
      {lendoTermos ? (
        <Suspense>
          <Termos
            aoFechar={() => setLendoTermos(false)}
            aoAceitar={() => {
              mudar({ termoAceito: true });
              setLendoTermos(false);
            }}
          />
        </Suspense>
      ) : null}
    </form>
  );
}
