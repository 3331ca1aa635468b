import { suggestedClinics } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';

/**
 * The clinics that are proposed in a city, each with its next free times.
 * @param cidadeId null: in the request's own city, else in its branch's
 */
export const useSuggestions = (cidadeId: number | null) =>
  useCall(suggestedClinics, { query: { cidade: cidadeId ?? undefined } });
