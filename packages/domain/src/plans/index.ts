export {
  MAX_PLAN_CLINICS,
  MAX_PLAN_EXAMES,
  MAX_PLANS,
  type Plan,
  type PlanClinic,
  type PlanExame,
  type PlanQuery,
  type PlanRow,
  type PlanVisit,
} from './types.ts';
export { bestPlans } from './search.ts';
export { planSentence } from './words.ts';
