import { Button, LinkButton, Stack, Text } from '@apto/ui';

interface Props {
  nome: string;
  email: string;
  /** The list, when this user may see it; null when there is nowhere to go. */
  destino: string | null;
  aoSair: () => void;
}

/** For someone signed in who asked for a page that is not theirs: no loop back to an empty form. */
export function SemPermissao({ nome, email, destino, aoSair }: Props) {
  return (
    <Stack gap="x5">
      <Text>
        Você entrou como <strong>{nome}</strong> ({email}), e esta conta não tem permissão para abrir a página
        pedida. Se precisar dela, fale com quem administra os acessos da sua empresa.
      </Text>
      <Stack gap="x3">
        {destino ? (
          <LinkButton href={destino} variant="primary" size="large" isFullWidth>
            Ir para Agendamentos
          </LinkButton>
        ) : null}
        <Button variant={destino ? 'secondary' : 'primary'} size="large" isFullWidth onPress={aoSair}>
          Sair e entrar com outra conta
        </Button>
      </Stack>
    </Stack>
  );
}
