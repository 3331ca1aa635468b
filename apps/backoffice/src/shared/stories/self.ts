import type { Answer, me } from '@apto/api-client';
import { storySession } from './data.ts';

/** What the story's person is told of themselves, in one of their companies. */
export function storySelf(company = storySession().profile.empresa): Answer<typeof me> {
  const { profile } = storySession();
  return {
    id: profile.id,
    name: profile.name,
    email: profile.email,
    phone: profile.phone,
    defaultCompanyId: company.id,
    defaultCompany: { ...company, apiKey: { key: 'k' } },
    userCustomers: [],
    userCustomerBranches: [],
    quemAgenda: 'EMPRESA',
    quemAvisa: 'EMPRESA',
    permissions: [],
    companies: [...profile.companies],
    faltaSegundoFator: false,
  };
}
