import { EmptyState, Grid, LinkButton, Page, Section, Stack } from '@apto/ui';
import { registryAreas } from '../../shared/routing/registries.ts';
import { usePermissions } from '../../shared/session/index.ts';

/** Cadastros (doc3 §2.1): the registries that this person may see, by area. */
export function RegistryIndex() {
  const areas = registryAreas(usePermissions());
  return (
    <Page title="Cadastros" purpose="O que os pedidos de exame usam: quem, onde, o quê.">
      {areas.length === 0 ? (
        <EmptyState
          title="Nenhum cadastro para você."
          description="Peça a quem administra os acessos a permissão dos cadastros que você precisa ver."
        />
      ) : (
        <Stack gap="x6">
          {areas.map(({ title, screens }) => (
            <Section key={title} title={title}>
              <Grid fit="md" gap="x4">
                {screens.map(({ title: name, href }) => (
                  <LinkButton key={href} href={href} isFullWidth>
                    {name}
                  </LinkButton>
                ))}
              </Grid>
            </Section>
          ))}
        </Stack>
      )}
    </Page>
  );
}
