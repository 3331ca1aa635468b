'use client';
export { ApiProvider, keyOf, useAction, useApi, useCall, useReload } from './calls.ts';
export { useClinicDays, type ClinicDays, type ClinicDaysRequest } from './useClinicDays.ts';
export { nearestFaixasFrom } from './nearestFaixas.ts';
export { useIdempotencyKey, type IdempotencyKey } from './useIdempotencyKey.ts';
