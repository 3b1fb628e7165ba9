import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Instant, text } from '../shapes/fields.ts'
import { RISK_AREAS, RiskTerms } from '../shapes/risk.ts'
import { looks, root, works } from '../shapes/risk-calls.ts'

// Thresholds and weights of a brand, by which alerts are raised.

const TermsVersion = Type.Object({
  version: Type.Integer(),
  validFrom: Instant,
  askedByName: Type.String(),
  approvedByName: Type.String(),
  reason: Type.String(),
  terms: RiskTerms,
})

export const getThresholds = defineCall({
  ...looks,
  path: `${root}/GetThresholds`,
  summary: 'Thresholds and weights of the brand, with their earlier versions',
  query: Type.Object({}),
  reply: Type.Object({ version: Type.Integer(), terms: RiskTerms, versions: Type.Array(TermsVersion) }),
  refusals: [],
})

const Foreseen = Type.Object({
  area: Type.Enum([...RISK_AREAS]),
  alerts: Type.Integer(),
  players: Type.Integer(),
})

export const previewThresholds = defineCall({
  ...works,
  permission: 'risk.thresholds',
  path: `${root}/PreviewThresholds`,
  summary: 'The number of alerts in the last 90 days with these thresholds, and with the current ones',
  isReading: true,
  body: Type.Object({ terms: RiskTerms }),
  reply: Type.Object({ days: Type.Integer(), proposed: Type.Array(Foreseen), now: Type.Array(Foreseen) }),
  refusals: ['ERR_THRESHOLDS_NOT_VALID'],
})

export const changeThresholds = defineCall({
  ...works,
  permission: 'risk.thresholds',
  path: `${root}/ChangeThresholds`,
  summary: 'Change thresholds and weights of the brand; always needs two people',
  body: Type.Object({
    terms: RiskTerms,
    seenVersion: Type.Integer({ minimum: 0 }),
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: TermsVersion,
  refusals: ['ERR_THRESHOLDS_NOT_VALID', 'ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED', ...APPROVAL_REFUSALS],
})
