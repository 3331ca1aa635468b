export * from './offer.ts';
export * from './wait.ts';
