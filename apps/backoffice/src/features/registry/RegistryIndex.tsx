import { plainText } from '@apto/domain/text';
import { EmptyState, Grid, Page, SearchField, Section, Stack, Text, TextLink } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { useState } from 'react';
import { registryAreas, type RegistryArea } from '../../shared/routing/registries.ts';
import { usePermissions } from '../../shared/session/index.ts';
import { SCREEN_HELP } from './screenHelp.ts';

/** What of the areas is found by a word: of its heading, of a screen's name, of a record's or of what the screen is for. */
function found(areas: readonly RegistryArea[], search: string): readonly RegistryArea[] {
  const term = plainText(search);
  const has = (...texts: readonly string[]) => texts.some((text) => plainText(text).includes(term));
  return areas
    .map(({ title, screens }) => ({
      title,
      screens: has(title)
        ? screens
        : screens.filter(({ title: name, singular = '', href }) =>
            has(name, singular, SCREEN_HELP[href] ?? ''),
          ),
    }))
    .filter(({ screens }) => screens.length > 0);
}

/** Cadastros (doc3 §2.1): the registries that this person may see, by area. */
export function RegistryIndex() {
  const [search, setSearch] = useState('');
  const areas = registryAreas(usePermissions());
  const shown = found(areas, search);
  return (
    <Page
      title="Cadastros"
      purpose="O que os pedidos de exame usam: quem, onde, o quê."
      actions={
        areas.length === 0 ? null : (
          <SearchField
            label="Pesquisar cadastro"
            isLabelHidden
            placeholder="Pesquisar cadastro"
            value={search}
            onChange={setSearch}
          />
        )
      }
    >
      {areas.length === 0 ? (
        <EmptyState
          title="Nenhum cadastro para você."
          description="Peça a quem administra os acessos a permissão dos cadastros que você precisa ver."
        />
      ) : shown.length === 0 ? (
        <EmptyState kind="notFound" icon={<Search />} title="Nenhum cadastro com este nome." />
      ) : (
        <Stack gap="x6">
          {shown.map(({ title, screens }) => (
            <Section key={title} title={title}>
              <Grid fit="md" gap="x4">
                {screens.map(({ title: name, href }) => (
                  <Stack key={href} gap="x1">
                    <TextLink href={href}>{name}</TextLink>
                    <Text size="s13" tone="muted">
                      {SCREEN_HELP[href]}
                    </Text>
                  </Stack>
                ))}
              </Grid>
            </Section>
          ))}
        </Stack>
      )}
    </Page>
  );
}
