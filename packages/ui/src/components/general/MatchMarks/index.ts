export { MatchMarks, type MatchMarksProps } from './MatchMarks.tsx';
