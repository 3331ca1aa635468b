export * from './types.ts';
export { whoLifts } from './lifters.ts';
export { clinicObstacles, type ClinicOfWish, type Wish } from './clinic.ts';
export { firstWorkingDay, NEAREST, whyNot, type Horizon } from './why-not.ts';
export { whyNotDay, type OfferingClinic, type TimeChoice, type WhyNotDay } from './day.ts';
