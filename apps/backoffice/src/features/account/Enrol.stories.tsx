import { beginSecondFactor, confirmSecondFactor, me, signOut } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HOME_ROUTE, SECOND_FACTOR_ROUTE } from '../../shared/routing/addresses.ts';
import { liveSession, LOGIN_ROUTE } from '../../shared/session/index.ts';
import { storySession } from '../../shared/stories/data.ts';
import { storySelf } from '../../shared/stories/self.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { EnrolPage } from './EnrolPage.tsx';

const session = { ...storySession(), lacksSecondFactor: true };
const { profile } = session;
const OTHER = { id: 2, name: 'Apto Campinas' };
const ofTwo = { ...session, profile: { ...profile, companies: [...profile.companies, OTHER] } };
const CODES = Array.from({ length: 10 }, (_unused, i) => `ABCD-EFGH-IJKL-MN${'234567QRST'[i]}7`);

const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Ativar a segunda etapa',
  component: EnrolPage,
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: {
      session,
      address: `${SECOND_FACTOR_ROUTE}?redirect=${encodeURIComponent(HOME_ROUTE)}`,
      routes: [
        { path: HOME_ROUTE, element: <p>A lista</p> },
        { path: LOGIN_ROUTE, element: <p>A entrada</p> },
      ],
    },
    msw: [
      simulate(beginSecondFactor, {
        segredo: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
        endereco:
          'otpauth://totp/Apto:atendente%40apto.test?issuer=Apto&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
      }),
      simulate(confirmSecondFactor, { codigos: CODES }),
      simulate(me, storySelf()),
      simulate(signOut, { ok: true }),
    ],
  },
  decorators: [withApp],
} satisfies Meta<typeof EnrolPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = { tags: ['galeria'] };

/** From the password to the list that was asked for, with the codes for a lost phone between. */
export const AteEntrar: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Apto Saúde Ocupacional exige de toda a equipe/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Senha atual'), 'a-minha-senha');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByRole('img', { name: /^Código QR/ })).toBeVisible();
    const code = await canvas.findByRole('textbox', { name: /^Código do aplicativo/ });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Ativar' }));
    const codes = await canvas.findByRole('list', { name: 'Códigos de recuperação' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Guarde estes códigos agora' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Guardei os códigos' }));
    await expect(await canvas.findByText('A lista', {}, LOADS)).toBeVisible();
    await expect(liveSession.current()?.lacksSecondFactor).toBe(false);
  },
};

/** Another company may not ask for it; and there is always the door. */
export const DeDuasEmpresas: Story = {
  tags: ['interacoes'],
  parameters: {
    app: {
      session: ofTwo,
      address: SECOND_FACTOR_ROUTE,
      routes: [{ path: LOGIN_ROUTE, element: <p>A entrada</p> }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Entrar em Apto Campinas' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await expect(await canvas.findByText('A entrada', {}, LOADS)).toBeVisible();
    await expect(liveSession.current()).toBeNull();
  },
};
