import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Card } from '../../components/general/Card/index.ts';
import { EmptyState } from '../../components/general/EmptyState/index.ts';
import { ErrorState } from '../../components/general/ErrorState/index.ts';
import { Grid } from '../../components/general/Grid/index.ts';
import { SegmentedControl } from '../../components/general/SegmentedControl/index.ts';
import { Skeleton } from '../../components/general/Skeleton/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Text } from '../../components/general/Text/index.ts';

const meta = { title: 'Padrões/Estados vazios', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = (): void => undefined;

/** Nothing yet, nothing found, something broke: three pictures, a sentence and one action each. */
export const OsTres: Story = {
  tags: ['estados'],
  render: () => (
    <Grid columns={3}>
      <Card>
        <EmptyState
          title="Nenhum agendamento ainda"
          description="Os pedidos de exame aparecem aqui."
          action={<Button variant="primary">Novo agendamento</Button>}
        />
      </Card>
      <Card>
        <EmptyState
          kind="notFound"
          title="Nenhum agendamento com esses filtros"
          description="Confira o período ou tire um filtro."
          action={<Button>Limpar filtros</Button>}
        />
      </Card>
      <Card>
        <ErrorState title="Não foi possível carregar" requestId="01JD3K9Q2V" onRetry={nothing} />
      </Card>
    </Grid>
  ),
};

const FACES = ['Carregando', 'Vazia', 'Erro', 'Cheia'] as const;
type Face = (typeof FACES)[number];

function Faces() {
  const [face, setFace] = useState<Face>('Carregando');
  return (
    <Stack>
      <SegmentedControl
        label="Face"
        options={FACES.map((value) => ({ value, label: value }))}
        value={face}
        onChange={setFace}
      />
      <Card title="Exames">
        {face === 'Carregando' && <Skeleton lines={3} />}
        {face === 'Vazia' && <EmptyState title="Nenhum exame" action={<Button>Adicionar exame</Button>} />}
        {face === 'Erro' && <ErrorState onRetry={() => setFace('Cheia')} />}
        {face === 'Cheia' && <Text>Audiometria, 24/11/2026 às 08:30.</Text>}
      </Card>
    </Stack>
  );
}

/** The faces of one part: each is designed, and each is a story. */
export const AsFaces: Story = {
  tags: ['interacoes'],
  render: () => <Faces />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Vazia' }));
    await expect(canvas.getByRole('button', { name: 'Adicionar exame' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Erro' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(canvas.getByText('Audiometria, 24/11/2026 às 08:30.')).toBeVisible();
  },
};
