import type { AssistenteContext } from '@apto/domain/assistente';

/** Every step of a request has its screen: none is left to an attendant. */
export const ATTENDANT_STEPS: AssistenteContext['attendantSteps'] = {};
