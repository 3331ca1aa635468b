export * from './attendant.ts';
export * from './autoagendamento.ts';
export * from './contact.ts';
export * from './kinds.ts';
export * from './reminders.ts';
export * from './visit.ts';
export * from './visit-messages.ts';
export * from './wanted.ts';
