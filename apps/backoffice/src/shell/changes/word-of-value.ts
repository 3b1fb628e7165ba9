import { actionName } from '../action-name.ts'

/** The field that changed, and the call that changed it where the audit log says it. */
export type ChangedField = { readonly field: string; readonly action?: string | undefined }

/** Prefixes of texts for values that are states or kinds, of a field whoever changes it. */
const OF_FIELD: Readonly<Record<string, readonly string[]>> = {
  state: ['withdrawal'],
  account: ['approvals.account'],
  documentKind: ['document'],
  documentState: ['documentState'],
  exclusion: ['exclusionKind'],
  gameSwitch: ['games'],
  paymentState: ['payment'],
  poolState: ['jackpots.state'],
  requestState: ['approvals.state'],
  roundState: ['tournaments.state'],
  secret: ['approvals.secret'],
  lockReason: ['reason'],
  bankItem: ['itemState'],
  deposit: ['approvals.deposit'],
  award: ['bonusState'],
  migration: ['migration.state'],
  riskAlert: ['risk.alertState'],
  people: ['campaigns.people'],
  games: ['campaigns.games'],
  winTo: ['campaigns.winTo'],
  conversionTo: ['campaigns.winTo'],
  period: ['campaigns.period'],
  monthState: ['months.state'],
  creditOutcome: ['places.creditOutcome'],
  direction: ['restrictions'],
  method: ['method'],
  closed: ['method'],
  target: ['audit.place', 'method'],
  priority: ['support.priority'],
  topic: ['support.topic'],
  language: ['language'],
  icon: ['audit.file'],
  cover: ['audit.file'],
  plan: ['audit.file'],
  payer: ['fees.payer'],
}

/** The same for fields whose values are another thing in each group of calls, or in one call. */
const OF_CALL: Readonly<Record<string, readonly string[]>> = {
  'Authorities.state': ['authorities.state'],
  'AutomaticApproval.state': ['correction', 'audit.rule'],
  'Campaigns.state': ['campaigns.state'],
  'CashDesk.kind': ['cash.movement'],
  'CashDesk.state': ['cash.state'],
  'Corrections.reason': ['correctionReason'],
  'Corrections.state': ['correction'],
  'Deposit.outcome': ['refunds.outcome'],
  'Export.state': ['audit.export'],
  'Fees.state': ['correction'],
  'FreeRound.state': ['freeRounds.relation', 'campaigns.state'],
  'InternalCardinFunds.state': ['audit.transfer'],
  'Jackpots.state': ['jackpots.state', 'audit.pool'],
  'PlatformEvent.state': ['triggers.state'],
  'Player.AnswerCallerCheck.state': ['caller.state'],
  'Player.change': ['audit.note'],
  'Player.kind': ['noteKind'],
  'Player.state': ['approvals.account', 'cardState'],
  'PlayerAccount.state': ['audit.transfer'],
  'PlayerDocumentScan.kind': ['document'],
  'PlayerDocumentScan.state': ['documentState'],
  'PlayerIdentityDocument.state': ['documentState'],
  'PlayerMigration.state': ['migration.state'],
  'PlayerTransaction.state': ['audit.transfer'],
  'Risk.DismissAlert.state': ['risk.alertState'],
  'Risk.outcome': ['risk.outcome'],
  'Risk.state': ['risk.caseState'],
  'Risk.step': ['audit.caseStep'],
  'Support.state': ['support.state'],
  'Topology.kind': ['places.kind', 'places.terminalKind'],
  'Tournaments.state': ['tournaments.state', 'tournaments.entry'],
  'Triggers.state': ['triggers.state'],
}

/** A value of a change as people read it; one without a word stays as it is. */
export function wordOfValue(
  { field, action, value }: ChangedField & { readonly value: string },
  or: (key: string, fallback: string) => string,
): string {
  const word = prefixesOf({ field, action })
    .map((prefix) => or(`${prefix}.${value}`, ''))
    .find((one) => one !== '')
  return word ?? value
}

function prefixesOf({ field, action }: ChangedField): readonly string[] {
  const [, group, call] = actionName(action ?? '').split('.')
  return OF_CALL[`${group}.${call}.${field}`] ?? OF_CALL[`${group}.${field}`] ?? OF_FIELD[field] ?? []
}
