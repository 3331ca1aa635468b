export { Proposal as Component } from './Proposal.tsx';
