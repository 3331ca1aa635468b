import { mayInRegistry, REGISTRIES, REGISTRY_GROUPS } from '@apto/domain/registry';
import { EmptyState, Grid, LinkButton, Page, Section, Stack } from '@apto/ui';
import { PERMISSION } from '@apto/domain/permissions';
import {
  IMPORT_ROUTE,
  MAIL_ROUTE,
  RELEASE_ROUTE,
  STRUCTURE_IMPORT_ROUTE,
} from '../../shared/routing/addresses.ts';
import { usePermission, usePermissions } from '../../shared/session/index.ts';
import { listAddress } from './addresses.ts';

/** Cadastros (doc3 §2.1): the registries that this person may see, by area. */
export function RegistryIndex() {
  const permissions = usePermissions();
  const canRelease = usePermission(PERMISSION.LIBERAR_PRESTADOR_CRIAR);
  const canSeeMail = usePermission(PERMISSION.MAIL);
  const canImport = usePermission(PERMISSION.IMPORTACAO);
  const seen = REGISTRIES.filter((registry) => mayInRegistry(permissions, registry, 'view'));
  const groups = REGISTRY_GROUPS.map((group) => ({
    group,
    registries: seen.filter((registry) => registry.group === group),
  })).filter(({ registries }) => registries.length > 0);
  return (
    <Page title="Cadastros" purpose="O que os pedidos de exame usam: quem, onde, o quê.">
      {groups.length === 0 && !canRelease && !canImport && !canSeeMail ? (
        <EmptyState
          title="Nenhum cadastro para você."
          description="Peça a quem administra os acessos a permissão dos cadastros que você precisa ver."
        />
      ) : (
        <Stack gap="x6">
          {groups.map(({ group, registries }) => (
            <Section key={group} title={group}>
              <Grid fit="md" gap="x4">
                {registries.map(({ name, title }) => (
                  <LinkButton key={name} href={listAddress(name)} isFullWidth>
                    {title}
                  </LinkButton>
                ))}
              </Grid>
            </Section>
          ))}
          {canImport ? (
            <Section title="Importar planilhas">
              <Grid fit="md" gap="x4">
                <LinkButton href={IMPORT_ROUTE} isFullWidth>
                  Importar funcionários
                </LinkButton>
                <LinkButton href={STRUCTURE_IMPORT_ROUTE} isFullWidth>
                  Importar estrutura
                </LinkButton>
              </Grid>
            </Section>
          ) : null}
          {canSeeMail ? (
            <Section title="Mensagens">
              <Grid fit="md" gap="x4">
                <LinkButton href={MAIL_ROUTE} isFullWidth>
                  Mensagens enviadas
                </LinkButton>
              </Grid>
            </Section>
          ) : null}
          {canRelease ? (
            <Section title="Prestadores e clientes">
              <Grid fit="md" gap="x4">
                <LinkButton href={RELEASE_ROUTE} isFullWidth>
                  Liberar prestador
                </LinkButton>
              </Grid>
            </Section>
          ) : null}
        </Stack>
      )}
    </Page>
  );
}
