import { expect, it } from 'vitest'
import { EXPORT_STATES } from '#contract/play-v1/lists.ts'
import { CALLER_CHECK_STATES } from '#contract/play-v1/staff-callers.ts'
import { NOTE_KINDS } from '#contract/play-v1/staff-notes.ts'
import { CORRECTION_REASONS } from '#contract/shapes/proposals.ts'
import { JACKPOT_STATES } from '#contract/shapes/jackpots.ts'
import { TERMINAL_KINDS, VENUE_KINDS } from '#contract/shapes/places.ts'
import { CASE_STEPS } from '#contract/shapes/risk.ts'
import { MIGRATION_STATES } from '#contract/states/account-migration-states.ts'
import { APPROVAL_STATES } from '#contract/states/approval-states.ts'
import { BONUS_STATES } from '#contract/states/bonus-states.ts'
import { CAMPAIGN_STATES } from '#contract/states/campaign-states.ts'
import { ALERT_STATES, CASE_OUTCOMES, CASE_STATES } from '#contract/states/case-states.ts'
import { CASH_MOVEMENT_KINDS, SHIFT_STATES } from '#contract/states/cash-states.ts'
import { DOCUMENT_KINDS, DOCUMENT_STATES, SCAN_KINDS } from '#contract/states/document-states.ts'
import { EXCLUSION_KINDS } from '#contract/states/exclusions.ts'
import { FREE_ROUND_STATES } from '#contract/states/free-round-states.ts'
import { MONTH_STATES } from '#contract/states/month-states.ts'
import { PACKAGE_STATES } from '#contract/states/package-states.ts'
import { PAYMENT_STATES } from '#contract/states/payment-states.ts'
import { PLAYER_CARD_STATES } from '#contract/states/player-card-states.ts'
import { PROPOSAL_STATES } from '#contract/states/proposal-states.ts'
import { PRIORITIES, TICKET_STATES, TOPICS } from '#contract/states/ticket-states.ts'
import { ENTRY_STATES, ROUND_STATES } from '#contract/states/tournament-states.ts'
import { TRANSFER_STATES } from '#contract/states/transfer-states.ts'
import { TRIGGER_STATES } from '#contract/states/trigger-states.ts'
import { WITHDRAWAL_STATES } from '#contract/states/withdrawal-states.ts'
import { CREDIT_OUTCOMES } from '#contract/shapes/venue-play.ts'
import { cs } from '../../texts/cs.ts'
import { en } from '../../texts/en.ts'
import { sk } from '../../texts/sk.ts'
import { wordOfValue } from './word-of-value.ts'

/** Fields of changes whose values are states or kinds, with all values that the contract has. */
const OF_FIELDS: Readonly<Record<string, readonly string[]>> = {
  state: WITHDRAWAL_STATES,
  paymentState: PAYMENT_STATES,
  requestState: APPROVAL_STATES,
  roundState: ROUND_STATES,
  poolState: ['proposed', 'again', 'rejected', 'live', 'stopped'],
  documentState: DOCUMENT_STATES,
  documentKind: [...DOCUMENT_KINDS, ...SCAN_KINDS],
  exclusion: EXCLUSION_KINDS,
  gameSwitch: ['on', 'off'],
  secret: ['new'],
  account: ['open', 'locked', 'closed'],
  award: BONUS_STATES,
  migration: MIGRATION_STATES,
  riskAlert: ALERT_STATES,
  monthState: MONTH_STATES,
  creditOutcome: CREDIT_OUTCOMES,
  direction: ['deposit', 'withdrawal'],
  priority: PRIORITIES,
  topic: TOPICS,
  icon: ['there', 'removed'],
  target: ['safe', 'drawer', 'CashPayout'],
}

/** The same of what calls write to the audit log, by the end of their path. */
const OF_CALLS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Withdrawal/SuspendWithdraw': { state: WITHDRAWAL_STATES },
  'Approvals/Approve': { state: WITHDRAWAL_STATES },
  'Authorities/ResendPackage': { state: PACKAGE_STATES },
  'AutomaticApproval/Stop': { state: [...PROPOSAL_STATES, 'stopped'] },
  'Campaigns/Pause': { state: CAMPAIGN_STATES },
  'CashDesk/CashIn': { kind: CASH_MOVEMENT_KINDS },
  'CashDesk/CloseShift': { state: SHIFT_STATES },
  'Corrections/Propose': { state: PROPOSAL_STATES, reason: CORRECTION_REASONS },
  'Export/Cancel': { state: EXPORT_STATES },
  'Fees/Approve': { state: PROPOSAL_STATES },
  'FreeRound/CancelDefinition': { state: CAMPAIGN_STATES },
  'FreeRound/CancelRelation': { state: FREE_ROUND_STATES },
  'InternalCardinFunds/Add': { state: TRANSFER_STATES },
  'Jackpots/Stop': { state: [...JACKPOT_STATES, 'off', 'running'] },
  'Player/Lock': { state: ['open', 'locked', 'closed'] },
  'Player/LockCard': { state: PLAYER_CARD_STATES },
  'Player/AnswerCallerCheck': { state: CALLER_CHECK_STATES },
  'Player/WriteNote': { kind: NOTE_KINDS, change: ['written', 'corrected', 'ended'] },
  'PlayerDocumentScan/Approve': { state: ['approved', 'rejected'], kind: SCAN_KINDS },
  'PlayerIdentityDocument/Reject': { state: DOCUMENT_STATES },
  'PlayerMigration/Reject': { state: MIGRATION_STATES },
  'PlayerTransaction/Rollback': { state: TRANSFER_STATES },
  'Risk/DismissAlert': { state: ALERT_STATES },
  'Risk/MoveCase': { state: CASE_STATES, outcome: CASE_OUTCOMES, step: CASE_STEPS },
  'Support/Answer': { state: TICKET_STATES },
  'Topology/CreateTerminal': { kind: TERMINAL_KINDS },
  'Topology/CreateVenue': { kind: VENUE_KINDS },
  'Tournaments/CancelRound': { state: ROUND_STATES },
  'Tournaments/Disqualify': { state: ENTRY_STATES },
  'Triggers/GoLive': { state: TRIGGER_STATES },
}

const VALUES = [
  ...Object.entries(OF_FIELDS).map(([field, values]) => ({ field, values })),
  ...Object.entries(OF_CALLS).flatMap(([call, fields]) =>
    Object.entries(fields).map(([field, values]) => ({ field, values, action: `/capi/Any/v1/${call}` })),
  ),
]

for (const [language, texts] of Object.entries({ cs, sk, en }))
  it(`a state or a kind that changes has a word in ${language}`, () => {
    const words: Readonly<Record<string, string>> = texts
    const without = VALUES.flatMap(({ values, ...of }) =>
      values
        .filter((value) => wordOfValue({ ...of, value }, (key, other) => (key in words ? 'word' : other)) !== 'word')
        .map((value) => ({ ...of, value })),
    )
    expect(without).toEqual([])
  })

it('a value without a word stays as it is, also one that is a state of something else', () => {
  const none = (_: string, fallback: string) => fallback
  expect(wordOfValue({ field: 'balanceHash', value: '59acdd7e' }, none)).toBe('59acdd7e')
  expect(wordOfValue({ field: 'name', value: 'done' }, (key) => key)).toBe('done')
})
