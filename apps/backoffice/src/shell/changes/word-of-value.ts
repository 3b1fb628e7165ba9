/** Prefixes of texts for values that are states or kinds; a field that is not named has states of a withdrawal. */
const WORDS_OF: Readonly<Record<string, string>> = {
  account: 'approvals.account',
  documentKind: 'document',
  documentState: 'documentState',
  exclusion: 'exclusionKind',
  gameSwitch: 'games',
  paymentState: 'payment',
  poolState: 'jackpots.state',
  roundState: 'tournaments.state',
  secret: 'approvals.secret',
  lockReason: 'reason',
  bankItem: 'itemState',
  deposit: 'approvals.deposit',
  award: 'bonusState',
  migration: 'migration.state',
  riskAlert: 'risk.alertState',
  people: 'campaigns.people',
  games: 'campaigns.games',
  winTo: 'campaigns.winTo',
  conversionTo: 'campaigns.winTo',
  period: 'campaigns.period',
  monthState: 'months.state',
  creditOutcome: 'places.creditOutcome',
}

/** A value of a change as people read it; one without a word stays as it is. */
export function wordOfValue(
  { field, value }: { readonly field: string; readonly value: string },
  or: (key: string, fallback: string) => string,
): string {
  return or(`${WORDS_OF[field] ?? 'withdrawal'}.${value}`, value)
}
