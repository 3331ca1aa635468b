import { beginFirstUse, firstUseState } from '@apto/api-client';
import { firstUseSchema, type FirstUseForm as Values } from '@apto/domain/first-use';
import { CenteredPage } from '@apto/ui';
import { redirect, useNavigate } from 'react-router-dom';
import { api, apiWith } from '../../shared/api/client.ts';
import { FIRST_STEPS_ROUTE } from '../../shared/routing/addresses.ts';
import { LOGIN_ROUTE, startSession } from '../../shared/session/index.ts';
import { FirstUseForm } from './FirstUseForm.tsx';

export const handle = { title: 'Primeiro acesso' };

/** Once somebody can sign in, this page has nothing to offer. */
export async function loader(): Promise<Response | null> {
  const { pendente: isPending } = await api.invoke(firstUseState, {});
  return isPending ? null : redirect(LOGIN_ROUTE);
}

/** The first page of an empty installation (docs/decisions/0081). */
export function Component() {
  const navigate = useNavigate();

  async function begin(values: Values): Promise<void> {
    const body = firstUseSchema.parse(values);
    const { username } = await apiWith(null).invoke(beginFirstUse, { body });
    await startSession(apiWith, { username, password: body.novaSenha });
    await navigate(FIRST_STEPS_ROUTE, { replace: true });
  }

  return (
    <CenteredPage
      title="Primeiro acesso"
      description="Esta instalação está vazia. Crie a empresa e a conta de quem a administra."
    >
      <FirstUseForm begin={begin} />
    </CenteredPage>
  );
}
