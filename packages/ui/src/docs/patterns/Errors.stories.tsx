import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Card } from '../../components/general/Card/index.ts';
import { ErrorState } from '../../components/general/ErrorState/index.ts';
import { InlineAlert } from '../../components/general/InlineAlert/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { TextField } from '../../components/general/TextField/index.ts';
import { toast, ToastRegion } from '../../components/general/Toast/index.ts';

const meta = { title: 'Padrões/Erros', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where an error stands says how far it reaches: a field, a part of the screen, the screen, something done. */
export const OndeFica: Story = {
  tags: ['estados'],
  render: () => (
    <Stack gap="x6">
      <TextField label="E-mail" defaultValue="ana@" errorMessage="Digite o e-mail inteiro." width="lg" />
      <InlineAlert tone="danger" title="A clínica não respondeu">
        O pedido continua salvo como rascunho.
      </InlineAlert>
      <Card title="Exames">
        <ErrorState
          title="Não foi possível carregar os exames"
          requestId="01JD3K9Q2V"
          onRetry={() => undefined}
        />
      </Card>
    </Stack>
  ),
};

function Saving() {
  const [failures, setFailures] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const save = (): void => {
    if (failures === 0) {
      setFailures(1);
      toast.error({ title: 'Não foi possível salvar.', detail: 'Tente novamente.', life: 0 });
      return;
    }
    setSaved(true);
  };
  return (
    <Stack align="start">
      <TextField label="Nome" defaultValue="Ana Souza" width="lg" />
      {failures > 0 && !isSaved && (
        <InlineAlert tone="danger" title="Não foi possível salvar" announce="assertive">
          O que você digitou continua aqui. Código do pedido: 01JD3K9Q2V.
        </InlineAlert>
      )}
      {isSaved && <InlineAlert tone="success" title="Salvo" announce="polite" />}
      <Button variant="primary" onPress={save}>
        Salvar
      </Button>
      <ToastRegion />
    </Stack>
  );
}

/** What failed is said, stays written where it happened, and what was typed is kept. */
export const NadaSePerde: Story = {
  tags: ['interacoes'],
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nome'), ' Lima');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByText('Não foi possível salvar')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Não foi possível salvar.')).toBeVisible());
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Ana Souza Lima');
    await userEvent.click(screen.getByRole('button', { name: /Fechar|Dispensar/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(canvas.getByText('Salvo')).toBeVisible();
  },
};
