import type { FalhaDeLogin } from '@apto/api-client/sessao';
import { InlineAlert, Stack, Text } from '@apto/ui';

const TITULO: Record<FalhaDeLogin['tipo'], string> = {
  credenciais: 'Não foi possível entrar',
  espera: 'Muitas tentativas',
  indisponivel: 'Sistema indisponível',
  outra: 'Não foi possível entrar',
};

/** Why signing in did not work. A wrong CPF, a wrong token and an expired link are told alike, on purpose. */
export function AvisoDaFalha({ falha }: { falha: FalhaDeLogin }) {
  const { tipo, mensagem, requestId } = falha;
  const passageira = tipo === 'espera' || tipo === 'indisponivel';
  return (
    <InlineAlert tone={passageira ? 'atencao' : 'perigo'} title={TITULO[tipo]} announce="assertive">
      <Stack gap="x3">
        <Text>{mensagem}</Text>
        {tipo === 'credenciais' ? (
          <>
            <Text>
              Confira os dois. Um token vale só até o prazo da mensagem, e um envio novo cancela o anterior:
              use o da mensagem mais recente ou peça outro a quem cuida dos exames na sua empresa.
            </Text>
            <Text>Se você já confirmou o agendamento, os dados estão na mensagem de confirmação.</Text>
          </>
        ) : null}
        {requestId && (tipo === 'indisponivel' || tipo === 'outra') ? (
          <Text size="s13" tone="muted" isMono>
            Código do pedido: {requestId}
          </Text>
        ) : null}
      </Stack>
    </InlineAlert>
  );
}
