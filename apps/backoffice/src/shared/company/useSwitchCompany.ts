import { switchCompany } from '@apto/api-client';
import { PERMISSION, passesRouteGuard } from '@apto/domain/permissions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, apiWith } from '../api/client.ts';
import { messageFrom, notify } from '../notices/index.ts';
import { HOME_ROUTE, PROFILE_ROUTE } from '../routing/addresses.ts';
import { startSessionOf } from '../session/index.ts';

/**
 * Goes on in another company of the person: another session, so that no list, draft or scope of the one before is shown.
 * A failure is told and changes nothing.
 */
export function useSwitchCompany() {
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);
  async function enter(company: { readonly id: number; readonly name: string }): Promise<void> {
    setEntering(true);
    try {
      const { access_token: token } = await api.invoke(switchCompany, { body: { empresaId: company.id } });
      const { permissions } = await startSessionOf(apiWith, token);
      // Where the profile there has no list, the person's own page is always theirs.
      await navigate(
        passesRouteGuard(permissions, PERMISSION.GESTAO_MEDICA_V3_VIEW) ? HOME_ROUTE : PROFILE_ROUTE,
      );
      notify({ tone: 'success', title: `Você está em ${company.name}` });
    } catch (error) {
      notify({ tone: 'danger', title: messageFrom(error) });
    } finally {
      setEntering(false);
    }
  }
  return { enter, isEntering };
}
