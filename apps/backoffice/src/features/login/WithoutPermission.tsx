import { Button, LinkButton, Stack, Text } from '@apto/ui';
import { MAIN_SCREENS } from '../../shared/routing/navigation.ts';
import { homeOf } from '../../shared/session/index.ts';

interface Props {
  name: string;
  email: string;
  permissions: readonly string[];
  onLeave: () => void;
}

/** For someone signed in who asked for a page that is not theirs: no loop back to an empty form. */
export function WithoutPermission({ name, email, permissions, onLeave }: Props) {
  const href = homeOf(permissions);
  const label = MAIN_SCREENS.find((screen) => screen.href === href)?.label ?? 'Início';
  return (
    <Stack gap="x5">
      <Text>
        Você entrou como <strong>{name}</strong> ({email}), e esta conta não tem permissão para abrir a página
        pedida. Se precisar dela, fale com quem administra os acessos da sua empresa.
      </Text>
      <Stack gap="x3">
        <LinkButton href={href} variant="primary" size="large" isFullWidth>
          {`Ir para ${label}`}
        </LinkButton>
        <Button size="large" isFullWidth onPress={onLeave}>
          Sair e entrar com outra conta
        </Button>
      </Stack>
    </Stack>
  );
}
