import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { riskAlertList } from '../lists/risk.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS, POLICY_NEEDS } from '../shapes/approvals.ts'
import { BulkFields } from '../shapes/bulk.ts'
import { page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { AlertRow, CaseRow, RiskAlert, StandingSignal } from '../shapes/risk.ts'
import { looks, reason, root, uncoveredForWork, works } from '../shapes/risk-calls.ts'

// Signals and alerts of risk and care: the measured figures of a player, and their review by a person.

export const listAlerts = defineCall({
  ...looks,
  path: `${root}/ListAlerts`,
  summary: 'Alerts of the areas that one may see; a person decides what follows from each',
  query: Type.Object({ ...listQuery(riskAlertList) }),
  reply: page(AlertRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** Polled for the side rail. */
export const countRisk = defineCall({
  ...looks,
  path: `${root}/Count`,
  summary: 'How many alerts wait, and how many cases are with whoever asks, with nobody, or late',
  query: Type.Object({}),
  reply: Type.Object({
    alerts: Type.Integer(),
    mine: Type.Integer(),
    unowned: Type.Integer(),
    late: Type.Integer(),
  }),
  refusals: [],
  isUnaudited: true,
})

export const listSignals = defineCall({
  ...looks,
  path: `${root}/ListSignals`,
  summary: 'Signals about one player as they stand, each with its facts, and their alerts and cases',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    standing: Type.Array(StandingSignal),
    alerts: Type.Array(AlertRow),
    cases: Type.Array(CaseRow),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const getAlert = defineCall({
  ...looks,
  ...uncoveredForWork,
  path: `${root}/GetAlert`,
  summary: 'One alert with its signals and their facts, as they stood',
  query: Type.Object({ alertId: Uuid }),
  reply: RiskAlert,
  refusals: ['ERR_ALERT_NOT_FOUND'],
})

export const dismissAlert = defineCall({
  ...works,
  path: `${root}/DismissAlert`,
  summary: 'Nothing follows from an alert, with the reason',
  body: Type.Object({ alertId: Uuid, words: reason }),
  reply: AlertRow,
  refusals: ['ERR_ALERT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/**
 * Each by the rules for one; all with the same reason, in one transaction. Sanctions are never among them. Above the threshold of
 * the policy a second person with the permissions of the areas confirms.
 */
export const dismissManyAlerts = defineCall({
  ...works,
  path: `${root}/DismissAlerts`,
  summary: 'Nothing follows from many alerts, with the reason; or see what would come of it',
  body: Type.Object({
    alertIds: Type.Array(Uuid, { minItems: 1, maxItems: 200 }),
    words: reason,
    isPreview: Type.Boolean(),
    /** For the second person, where one is needed: why so many. */
    explanation: Type.Optional(text(2000)),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Type.Object({
    rows: Type.Array(Type.Object({ alertId: Uuid, ...BulkFields })),
    /** What the policy requires; null where nothing is left to do. */
    needs: Type.Union([Type.Enum([...POLICY_NEEDS]), Type.Null()]),
  }),
  refusals: ['ERR_STATE_CHANGED', 'ERR_ALERT_BY_ITSELF', ...APPROVAL_REFUSALS],
})
