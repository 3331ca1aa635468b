import { Button, LinkButton, Stack, Text } from '@apto/ui';

interface Props {
  name: string;
  email: string;
  /** The list, when this user may see it; null when there is nowhere to go. */
  destination: string | null;
  onLeave: () => void;
}

/** For someone signed in who asked for a page that is not theirs: no loop back to an empty form. */
export function WithoutPermission({ name, email, destination, onLeave }: Props) {
  return (
    <Stack gap="x5">
      <Text>
        Você entrou como <strong>{name}</strong> ({email}), e esta conta não tem permissão para abrir a página
        pedida. Se precisar dela, fale com quem administra os acessos da sua empresa.
      </Text>
      <Stack gap="x3">
        {destination ? (
          <LinkButton href={destination} variant="primary" size="large" isFullWidth>
            Ir para Agendamentos
          </LinkButton>
        ) : null}
        <Button variant={destination ? 'secondary' : 'primary'} size="large" isFullWidth onPress={onLeave}>
          Sair e entrar com outra conta
        </Button>
      </Stack>
    </Stack>
  );
}
