export { Tour, type TourProps } from './Tour.tsx';
export { stepsOf, type TourEnd, type TourStep } from './Tour.logic.ts';
