import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { RadioCards } from '../RadioCards/index.ts';
import { PublicShell } from './PublicShell.tsx';

const clinics = (
  <RadioCards
    label="Clínicas em Campinas"
    defaultValue="1"
    options={[
      {
        value: '1',
        title: 'Clínica São Lucas',
        description: 'Rua Barão de Jaguara, 1200, Centro',
        aside: '1,2 km',
      },
      { value: '2', title: 'MedTrab Campinas', description: 'Av. Norte-Sul, 450, Cambuí', aside: '2,8 km' },
    ]}
  />
);

const meta = {
  title: 'Estrutura/PublicShell',
  component: PublicShell,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Onde você quer fazer o exame?',
    description: 'As clínicas mais próximas da sua unidade vêm primeiro.',
    step: 2,
    steps: 4,
    companyName: 'Metalúrgica Aurora',
    onBack: fn(),
    action: (
      <Button variant="primary" size="large" isFullWidth>
        Continuar
      </Button>
    ),
    children: clinics,
  },
} satisfies Meta<typeof PublicShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = { tags: ['galeria'] };
export const SemEtapas: Story = {
  tags: ['estados'],
  args: {
    title: 'Agendamento confirmado',
    description: 'Terça-feira, 24 de novembro de 2026, às 08:30.',
    step: undefined,
    steps: undefined,
    companyName: undefined,
    onBack: undefined,
    children: null,
  },
};

export const FocoVaiAPergunta: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [step, setStep] = useState(1);
    return (
      <PublicShell
        {...args}
        step={step}
        title={step === 1 ? 'Confirme seus dados' : 'Onde você quer fazer o exame?'}
        action={
          <Button variant="primary" size="large" isFullWidth onPress={() => setStep(2)}>
            Continuar
          </Button>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Onde você quer fazer o exame?' }),
    ).toHaveFocus();
    // Where one is now is heard with the question.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Etapa 2 de 4');
  },
};

const LONG_NAME =
  'Metalúrgica Aurora Indústria e Comércio de Peças e Acessórios para Veículos Automotores S.A.';

/** A long name takes two lines of the bar, and is whole for who presses it. */
export const NomeLongo: Story = {
  tags: ['interacoes'],
  args: { companyName: LONG_NAME },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('button', { name: LONG_NAME });
    await expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await userEvent.click(name);
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await expect(name.getBoundingClientRect().height).toBeGreaterThan(48);
    await userEvent.keyboard('{Enter}');
    await expect(name.getBoundingClientRect().height).toBeLessThanOrEqual(48);
  },
};

/** Back, what the screen asks, the action: in the order in which they are read. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Voltar/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    const action = canvas.getByRole('button', { name: 'Continuar' });
    for (let stop = 0; stop < 8 && document.activeElement !== action; stop += 1) await userEvent.tab();
    await expect(action).toHaveFocus();
  },
};
