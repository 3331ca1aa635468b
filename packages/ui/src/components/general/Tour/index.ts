export { Tour, type TourProps } from './Tour.tsx';
export { stepsOf, type TourEnd, type TourStep, type TourTarget } from './Tour.logic.ts';
export { browserTourMemory, useTourStart, type TourMemory } from './tourMemory.ts';
