import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { FEE_PAYERS } from '../shapes/fees.ts'
import { AmountMinor } from '../shapes/money.ts'
import { PROPOSAL_STATES } from '../states/proposal-states.ts'
import { CORRECTION_REASONS } from '../shapes/proposals.ts'
import { Bound, defineList, someOf, type ListColumn } from './list.ts'

const state = {
  key: 'state',
  kind: 'choice',
  text: 'players.state',
  choices: PROPOSAL_STATES,
  choiceText: 'correction',
  filter: { anyOf: 'states' },
} as const satisfies ListColumn
const explanation = { key: 'explanation', kind: 'text', text: 'corrections.why' } as const
const decision = { key: 'decision', kind: 'text', text: 'lists.decision', isExtra: true } as const
const decidedBy = { key: 'decidedByName', kind: 'text', text: 'lists.decidedBy', isExtra: true } as const
const proposedBy = { key: 'proposedByName', kind: 'text', text: 'lists.proposedBy', isExtra: true } as const
const proposedAt = {
  key: 'proposedAt',
  kind: 'moment',
  text: 'lists.proposedAt',
  sorts: true,
  filter: { from: 'from', to: 'to' },
} as const satisfies ListColumn

const filters = { states: someOf(PROPOSAL_STATES), from: Bound, to: Bound }

/** Corrections of money by staff, the newest first. */
export const correctionList = defineList({
  name: 'corrections',
  permission: 'payments.read',
  columns: [
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    state,
    {
      key: 'reason',
      kind: 'choice',
      text: 'lists.reason',
      choices: CORRECTION_REASONS,
      choiceText: 'correctionReason',
      isExtra: true,
      filter: { anyOf: 'reasons' },
    },
    explanation,
    proposedAt,
    {
      key: 'amount',
      kind: 'money',
      text: 'deposits.amount',
      sorts: true,
      isSummed: true,
      filter: { from: 'minMinor', to: 'maxMinor' },
    },
    proposedBy,
    decidedBy,
    decision,
  ],
  filters: {
    ...filters,
    reasons: someOf(CORRECTION_REASONS),
    playerId: Type.Optional(PlayerId),
    minMinor: Type.Optional(AmountMinor),
    maxMinor: Type.Optional(AmountMinor),
  },
  order: { by: 'proposedAt', descending: true },
})

/** Proposed and decided tariffs of fees, the newest first. */
export const feeTariffList = defineList({
  name: 'fee-tariffs',
  permission: 'payments.read',
  columns: [
    { key: 'method', kind: 'text', text: 'fees.way', choiceText: 'method', sorts: true },
    state,
    { key: 'tariff', kind: 'text', text: 'fees.tariff' },
    explanation,
    proposedAt,
    {
      key: 'payer',
      kind: 'choice',
      text: 'lists.payer',
      choices: FEE_PAYERS,
      choiceText: 'fees.payer',
      isExtra: true,
      filter: { anyOf: 'payers' },
    },
    { key: 'validFrom', kind: 'moment', text: 'lists.validFrom', sorts: true, isExtra: true },
    proposedBy,
    decidedBy,
    decision,
  ],
  filters: { ...filters, payers: someOf(FEE_PAYERS) },
  order: { by: 'proposedAt', descending: true },
})

/** Proposed and decided rules of automatic approval, the newest first. */
export const approvalRuleList = defineList({
  name: 'approval-rules',
  permission: 'payments.read',
  columns: [
    { key: 'max', kind: 'money', text: 'approval.rule', sorts: true },
    { key: 'dayMax', kind: 'money', text: 'lists.dayMax', sorts: true, isExtra: true },
    state,
    explanation,
    proposedAt,
    { key: 'stoppedAt', kind: 'moment', text: 'lists.stoppedAt', sorts: true, isExtra: true },
    { key: 'stoppedByName', kind: 'text', text: 'lists.stoppedBy', isExtra: true },
    proposedBy,
    decidedBy,
    decision,
  ],
  filters,
  order: { by: 'proposedAt', descending: true },
})
