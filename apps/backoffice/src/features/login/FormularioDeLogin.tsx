import { Button, InlineAlert, PasswordField, Stack, TextField, useTimeLeft } from '@apto/ui';
import { falhaDeLogin, tempoRestante, type FalhaDeLogin } from '@apto/api-client/sessao';
import { MENSAGEM } from '@apto/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CodigoDoPedido } from '../../shared/avisos/CodigoDoPedido.tsx';

export interface Credenciais {
  username: string;
  password: string;
}

interface Props {
  /** Signs in; rejects with `ErroDeApi`. */
  entrar: (credenciais: Credenciais) => Promise<unknown>;
  /** The person is about to finish: a good moment to fetch what comes next. */
  aoPreparar: () => void;
}

const TITULO: Record<FalhaDeLogin['tipo'], string> = {
  credenciais: 'Não foi possível entrar',
  espera: 'Muitas tentativas',
  indisponivel: 'Sistema indisponível',
  outra: 'Não foi possível entrar',
};

/** E-mail and password. A refusal keeps the e-mail, empties the password and puts the focus in it. */
export function FormularioDeLogin({ entrar, aoPreparar }: Props) {
  const [email, setEmail] = useState('');
  const [senha, setSenha] = useState('');
  const [enviado, setEnviado] = useState(false);
  const [entrando, setEntrando] = useState(false);
  const [falha, setFalha] = useState<FalhaDeLogin | null>(null);
  const campoEmail = useRef<HTMLInputElement>(null);
  const campoSenha = useRef<HTMLInputElement>(null);
  // The page has one thing to do, and this is where it begins.
  useEffect(() => campoEmail.current?.focus(), []);
  const resta = useTimeLeft(falha?.ate ?? null);

  async function enviar(event: FormEvent): Promise<void> {
    event.preventDefault();
    setEnviado(true);
    const username = email.trim();
    if (entrando || resta > 0) return;
    if (!username) return campoEmail.current?.focus();
    if (!senha) return campoSenha.current?.focus();
    setEntrando(true);
    setFalha(null);
    try {
      await entrar({ username, password: senha });
    } catch (erro) {
      const nova = falhaDeLogin(erro, Date.now());
      setFalha(nova);
      if (nova.tipo === 'credenciais') {
        setSenha('');
        setEnviado(false);
      }
      setEntrando(false);
      campoSenha.current?.focus();
    }
  }

  return (
    <form noValidate onSubmit={(event) => void enviar(event)} aria-label="Entrar">
      <Stack gap="x5">
        {falha ? (
          <InlineAlert
            tone={falha.tipo === 'espera' || falha.tipo === 'indisponivel' ? 'atencao' : 'perigo'}
            title={TITULO[falha.tipo]}
            announce="assertive"
          >
            {falha.mensagem}
            {falha.tipo === 'indisponivel' || falha.tipo === 'outra' ? (
              <CodigoDoPedido id={falha.requestId} />
            ) : null}
          </InlineAlert>
        ) : null}
        <TextField
          ref={campoEmail}
          label="E-mail"
          type="email"
          inputMode="email"
          name="username"
          autoComplete="username"
          isRequired
          value={email}
          onChange={setEmail}
          errorMessage={enviado && !email.trim() ? MENSAGEM.CAMPO_OBRIGATORIO : undefined}
        />
        <PasswordField
          ref={campoSenha}
          label="Senha"
          name="password"
          isRequired
          value={senha}
          onChange={setSenha}
          onFocus={aoPreparar}
          errorMessage={enviado && !senha ? MENSAGEM.CAMPO_OBRIGATORIO : undefined}
        />
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
    </form>
  );
}
