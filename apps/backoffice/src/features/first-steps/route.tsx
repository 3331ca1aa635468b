import { FirstStepsPage } from './FirstStepsPage.tsx';

export const Component = FirstStepsPage;
