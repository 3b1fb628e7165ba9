import { Type } from 'typebox'
import { APPROVAL_ACTIONS, PROPOSAL_KINDS } from '../approval-actions.ts'
import { PlayerId } from '../shapes/fields.ts'
import { PositiveAmountMinor } from '../shapes/money.ts'
import { APPROVAL_STATES } from '../states/approval-states.ts'
import { Bound, defineList, someOf, type ListColumn } from './list.ts'

const KINDS = [...APPROVAL_ACTIONS, ...PROPOSAL_KINDS]
const OVER = APPROVAL_STATES.filter((state) => state !== 'waiting')

const action = {
  key: 'action',
  kind: 'choice',
  text: 'approvals.request',
  choices: KINDS,
  choiceText: 'approvals.action',
  filter: { anyOf: 'actions' },
} as const satisfies ListColumn
const askedAt = {
  key: 'askedAt',
  kind: 'moment',
  text: 'lists.askedAt',
  sorts: true,
  filter: { from: 'askedFrom', to: 'askedTo' },
} as const satisfies ListColumn
const amount = {
  key: 'amount',
  kind: 'money',
  text: 'deposits.amount',
  isSummed: true,
  filter: { from: 'minMinor', to: 'maxMinor' },
} as const satisfies ListColumn
const playerId = {
  key: 'playerId',
  kind: 'player',
  text: 'audit.player',
  filter: { is: 'playerId' },
} as const satisfies ListColumn
const asks = { key: 'askedByName', kind: 'text', text: 'approvals.asks' } as const satisfies ListColumn
const touched = { key: 'touched', at: 'touched.count', kind: 'number', text: 'lists.touched', isExtra: true } as const
const warnings = { key: 'warnings', kind: 'text', text: 'approvals.warnings', isExtra: true } as const
const number = { key: 'number', kind: 'number', text: 'lists.number', sorts: true, isExtra: true } as const
const subject = { key: 'subject', at: 'subject.label', kind: 'text', text: 'audit.subject', isExtra: true } as const

const filters = {
  actions: someOf(KINDS),
  playerId: Type.Optional(PlayerId),
  askedFrom: Bound,
  askedTo: Bound,
  minMinor: Type.Optional(PositiveAmountMinor),
  maxMinor: Type.Optional(PositiveAmountMinor),
}

/** Requests that wait for a second person, the first to expire at the top. */
export const approvalList = defineList({
  name: 'approvals',
  permission: 'approvals.use',
  isByReader: true,
  columns: [
    { ...action, sorts: true },
    subject,
    playerId,
    { ...asks, sorts: true },
    askedAt,
    { key: 'canSign', kind: 'yes-no', text: 'approvals.signatures', sorts: true },
    { ...amount, sorts: true },
    { key: 'expiresAt', kind: 'moment', text: 'approvals.left', sorts: true },
    number,
    touched,
    warnings,
  ],
  filters,
  of: ['view'],
  order: { by: 'expiresAt', descending: false },
})

/** Decided requests, the newest decision first. */
export const decidedApprovalList = defineList({
  name: 'decided-approvals',
  permission: 'approvals.use',
  isByReader: true,
  columns: [
    action,
    subject,
    playerId,
    asks,
    // Beside who decided and when there is no room for it at 1024 px.
    { ...askedAt, isExtra: true },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: OVER,
      choiceText: 'approvals.state',
      filter: { anyOf: 'states' },
    },
    amount,
    { key: 'decidedByName', kind: 'text', text: 'lists.decidedBy' },
    {
      key: 'decidedAt',
      kind: 'moment',
      text: 'lists.decidedAt',
      sorts: true,
      filter: { from: 'decidedFrom', to: 'decidedTo' },
    },
    number,
    touched,
    warnings,
  ],
  filters: { ...filters, states: someOf(OVER), decidedFrom: Bound, decidedTo: Bound },
  order: { by: 'decidedAt', descending: true },
})
