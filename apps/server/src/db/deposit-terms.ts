/** What a clinic or a customer has settled about deposits, as columns of a statement (domain: DepositTerms). */
export const depositTerms = <Flag, Days>(of: { advanceDeposit: Flag; daysInAdvance: Days }) => ({
  advanceDeposit: of.advanceDeposit,
  daysInAdvance: of.daysInAdvance,
});
