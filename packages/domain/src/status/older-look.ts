import { StatusAgendamento, type Tone } from './catalogue.ts';

/** How the older screens drew a meaning, as the wire still tells it beside an event (doc1 §3 'Timeline items'). */
interface OlderLook {
  readonly hexColor: `#${string}`;
  /** Name of a PrimeVue icon. */
  readonly iconName: `pi pi-${string}`;
}

export const OLDER_LOOK: Readonly<Record<Tone, OlderLook>> = {
  success: { hexColor: '#22c55e', iconName: 'pi pi-check' },
  warning: { hexColor: '#f59e0b', iconName: 'pi pi-clock' },
  danger: { hexColor: '#ef4444', iconName: 'pi pi-times' },
  info: { hexColor: '#3b82f6', iconName: 'pi pi-info' },
  highlight: { hexColor: '#a855f7', iconName: 'pi pi-star' },
  neutral: { hexColor: '#64748b', iconName: 'pi pi-circle' },
};

/** Every status as the wire tells it (doc1 §3 'Status entity'): list and indicators draw a status alike. */
export const statusEntities = () =>
  StatusAgendamento.map(({ id, descricao: description, primevueColor, icon, tone }) => ({
    id,
    descricao: description,
    primevueColor,
    iconName: icon,
    hexColor: OLDER_LOOK[tone].hexColor,
    hexColorIndicadores: OLDER_LOOK[tone].hexColor,
    createdAt: null,
    updatedAt: null,
  }));
