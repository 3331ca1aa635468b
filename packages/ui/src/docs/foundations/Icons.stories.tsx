import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect } from 'storybook/test';
import { EmptyState } from '../../components/general/EmptyState/index.ts';
import { Grid } from '../../components/general/Grid/index.ts';
import { SearchField } from '../../components/general/SearchField/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Text } from '../../components/general/Text/index.ts';
import * as icons from '../../icons/index.ts';
import * as css from '../docs.css.ts';

const meta = { title: 'Fundamentos/Ícones', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
const ALL = Object.entries(icons as unknown as Record<string, Icon>);

function Catalogue() {
  const [words, setWords] = useState('');
  const found = ALL.filter(([name]) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Stack>
      <SearchField placeholder="Nome do ícone, em inglês" value={words} onChange={setWords} width="lg" />
      <Text size="s13" tone="muted" role="status">
        {found.length} de {ALL.length} ícones
      </Text>
      {found.length === 0 ? (
        <EmptyState kind="notFound" title="Nenhum ícone com esse nome" />
      ) : (
        <Grid fit="sm" gap="x3" role="list" aria-label="Ícones">
          {found.map(([name, Each]) => (
            <div key={name} role="listitem" className={css.iconCell}>
              <Each size={20} aria-hidden />
              <Text as="span" size="s12">
                {name}
              </Text>
            </div>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

export const Todos: Story = {
  tags: ['interacoes'],
  render: () => <Catalogue />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'calendar');
    for (const item of canvas.getAllByRole('listitem')) await expect(item).toHaveTextContent(/calendar/i);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText('Nenhum ícone com esse nome')).toBeVisible();
  },
};
