import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Checkbox } from '../../components/general/Checkbox/index.ts';
import { IconButton } from '../../components/general/IconButton/index.ts';
import { RadioGroup } from '../../components/general/RadioGroup/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Switch } from '../../components/general/Switch/index.ts';
import { Tabs } from '../../components/general/Tabs/index.ts';

const meta = { title: 'Padrões/Acessibilidade', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What cannot be used now is still reached by the keyboard, and says why. */
export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  render: () => (
    <Stack align="start">
      <Button variant="primary" disabledReason="Escolha ao menos um funcionário.">
        Avançar
      </Button>
      <IconButton icon={<Pencil />} label="Editar" disabledReason="Somente leitura para o seu perfil." />
      <Checkbox disabledReason="O funcionário não tem celular.">Avisar por WhatsApp</Checkbox>
      <Switch disabledReason="Definido pela sua empresa.">Avisos por e-mail</Switch>
      <RadioGroup
        label="Tipo de exame"
        options={[
          { value: 'periodico', label: 'Periódico' },
          { value: 'demissional', label: 'Demissional', disabledReason: 'O funcionário está ativo.' },
        ]}
      />
      <Tabs
        label="Depósitos"
        items={[
          { value: 'pendente', label: 'Pendente', content: <p>Nenhum depósito pendente.</p> },
          {
            value: 'extratos',
            label: 'Extratos',
            content: null,
            disabledReason: 'Os extratos pedem a permissão de depósito antecipado.',
          },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const parts = [
      ['button', 'Avançar', /Escolha ao menos um funcionário/],
      ['button', 'Editar', /Somente leitura/],
      ['checkbox', 'Avisar por WhatsApp', /não tem celular/],
      ['switch', 'Avisos por e-mail', /sua empresa/],
    ] as const;
    for (const [role, name, reason] of parts) {
      await userEvent.tab();
      const part = canvas.getByRole(role, { name });
      await expect(part).toHaveFocus();
      await expect(part).toHaveAttribute('aria-disabled', 'true');
      await expect(part).toHaveAccessibleDescription(reason);
    }
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const radio = canvas.getByRole('radio', { name: 'Demissional' });
    await expect(radio).toHaveFocus();
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveAccessibleDescription('O funcionário está ativo.');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Extratos' })).toHaveAccessibleDescription(/permissão/);
  },
};
