'use client';
export { ApiProvider, keyOf, useAction, useApi, useCall, useReload } from './calls.ts';
export { now, useNow } from './clock.ts';
export { useClinicDays, type ClinicDays, type ClinicDaysRequest } from './useClinicDays.ts';
export { nearestFaixasFrom } from './nearestFaixas.ts';
export { createStoredSession, store, type StoredSession, type StoredSessionOptions } from './session.ts';
export { useIdempotencyKey, type IdempotencyKey } from './useIdempotencyKey.ts';
export { useEmailSignIn, type EmailCredentials } from './useEmailSignIn.ts';
export { useSignIn, type SignIn } from './useSignIn.ts';
