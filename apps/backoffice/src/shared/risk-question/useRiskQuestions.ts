import { riscoQuestionarios } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';

/** The company's risk questionnaire: asked once, and kept while the page is open. */
export const useRiskQuestions = () => useCall(riscoQuestionarios, {}, { revalidateIfStale: false });
