import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Form, FormActions } from '../../components/general/Form/index.ts';
import { Grid } from '../../components/general/Grid/index.ts';
import { MoneyField } from '../../components/general/MoneyField/index.ts';
import { Page } from '../../components/general/Page/index.ts';
import { Select } from '../../components/general/Select/index.ts';
import { TextField } from '../../components/general/TextField/index.ts';
import { toast, ToastRegion } from '../../components/general/Toast/index.ts';

const meta = { title: 'Comece aqui/Primeira tela', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function NewExame() {
  const [name, setName] = useState('');
  const [type, setType] = useState<string | null>(null);
  const [value, setValue] = useState<number | null>(null);
  const [sent, setSent] = useState(false);
  return (
    <Page title="Novo exame" width="narrow">
      <Form
        onSubmit={(domainEvent) => {
          domainEvent.preventDefault();
          setSent(true);
          if (name !== '' && type !== null) toast.success({ title: 'Exame salvo.' });
        }}
      >
        <TextField
          label="Funcionário"
          isRequired
          value={name}
          onChange={setName}
          errorMessage={sent && name === '' ? 'Informe o funcionário.' : undefined}
        />
        <Grid columns={2}>
          <Select
            label="Tipo de exame"
            isRequired
            options={[
              { value: 'admissional', label: 'Admissional' },
              { value: 'periodico', label: 'Periódico' },
            ]}
            value={type}
            onChange={setType}
            errorMessage={sent && type === null ? 'Escolha o tipo.' : undefined}
          />
          <MoneyField label="Valor" isOptional value={value} onChange={setValue} />
        </Grid>
        <FormActions>
          <Button variant="quiet">Cancelar</Button>
          <Button variant="primary" type="submit">
            Salvar
          </Button>
        </FormActions>
      </Form>
      <ToastRegion />
    </Page>
  );
}

/** The screen of 'Comece aqui', used by keyboard alone. */
export const NovoExameSoComTeclado: Story = {
  tags: ['interacoes'],
  render: () => <NewExame />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Funcionário' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Informe o funcionário.')).toBeVisible();
    await userEvent.keyboard('Ana Souza');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Admissional' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.queryByText('Escolha o tipo.')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('45,5');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Exame salvo.')).toBeVisible());
  },
};
