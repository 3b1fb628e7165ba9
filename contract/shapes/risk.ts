import { Type, type Static, type TSchema } from 'typebox'
import { personal } from '../personal.ts'
import { ALERT_STATES, CASE_OUTCOMES, CASE_STATES } from '../states/case-states.ts'
import { Instant, PlayerId, Uuid } from './fields.ts'

/** Areas of signals. Each has its own staff, who do not see the other areas. */
export const RISK_AREAS = ['money', 'fraud', 'care'] as const
export type RiskArea = (typeof RISK_AREAS)[number]

type SignalDefinition = {
  readonly area: RiskArea
  /**
   * Days of facts that it counts, and days that it remains after its last fact; null for a declaration, which counts while it is in
   * force.
   */
  readonly windowDays: number | null
  /** How the facts of the window make its figure: their number, or the sum of their hours. */
  readonly figure: 'facts' | 'hours'
  /** Figures below this are not stored: no threshold can be lower. */
  readonly least: number
  /** The default threshold and weight of a brand, until two people change them. */
  readonly at: number
  readonly weight: number
}

/** Every signal. Its facts are implemented in `server/risk/signals` and described in `docs/decisions/0130`. */
export const RISK_SIGNALS = {
  structuring: { area: 'money', windowDays: 7, figure: 'facts', least: 2, at: 3, weight: 40 },
  'quick-out': { area: 'money', windowDays: 30, figure: 'facts', least: 1, at: 2, weight: 40 },
  'many-cards': { area: 'money', windowDays: 30, figure: 'facts', least: 2, at: 4, weight: 30 },
  'politically-exposed': { area: 'money', windowDays: null, figure: 'facts', least: 1, at: 1, weight: 30 },
  sanctioned: { area: 'money', windowDays: null, figure: 'facts', least: 1, at: 1, weight: 100 },
  'not-own-account': { area: 'money', windowDays: null, figure: 'facts', least: 1, at: 1, weight: 40 },
  'source-asked': { area: 'money', windowDays: 180, figure: 'facts', least: 1, at: 1, weight: 20 },
  'linked-accounts': { area: 'fraud', windowDays: 365, figure: 'facts', least: 1, at: 2, weight: 30 },
  'bonus-abuse': { area: 'fraud', windowDays: 90, figure: 'facts', least: 1, at: 2, weight: 30 },
  'chip-dumping': { area: 'fraud', windowDays: 30, figure: 'facts', least: 2, at: 5, weight: 40 },
  chasing: { area: 'care', windowDays: 7, figure: 'facts', least: 2, at: 3, weight: 30 },
  nights: { area: 'care', windowDays: 14, figure: 'facts', least: 2, at: 5, weight: 30 },
  'raised-limits': { area: 'care', windowDays: 90, figure: 'facts', least: 1, at: 3, weight: 30 },
  'cancelled-withdrawals': { area: 'care', windowDays: 30, figure: 'facts', least: 1, at: 2, weight: 30 },
  'play-time': { area: 'care', windowDays: 7, figure: 'hours', least: 5, at: 30, weight: 20 },
  'stop-button': { area: 'care', windowDays: 90, figure: 'facts', least: 1, at: 1, weight: 30 },
} as const satisfies Record<string, SignalDefinition>
export type RiskSignal = keyof typeof RISK_SIGNALS
export const SIGNAL_NAMES = Object.keys(RISK_SIGNALS) as RiskSignal[]

/** Facts of a signal, as the common type. */
export function signalFacts(signal: RiskSignal): SignalDefinition {
  return RISK_SIGNALS[signal]
}

/** Declarations of a person: signals without a window. */
export const DECLARED_SIGNALS = SIGNAL_NAMES.filter((signal) => signalFacts(signal).windowDays === null)

/** Days after an alert without another one for the same player and area, unless another signal of it fires. */
export const QUIET_DAYS = 30
/** Days of history in a preview of thresholds. */
export const PREVIEW_DAYS = 90

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Weight = Type.Integer({ minimum: 0, maximum: 100 })
const Score = Type.Integer({ minimum: 1, maximum: 1000 })

/** A fact of a signal; its signal determines where it is shown. */
export const RiskFact = Type.Object({
  at: Instant,
  amountMinor: orNull(Type.Integer()),
  /** Number of the payment, kind of the limit, reason of a link. */
  reference: orNull(Type.String()),
  otherPlayerId: orNull(PlayerId),
  /** Minutes of play, for a fact with a duration. */
  minutes: orNull(Type.Integer()),
})
export type RiskFact = Static<typeof RiskFact>

export const FACTS_MAX = 20

/** A signal on a day: its figure, its window in days, since when, and the newest facts. */
export const StandingSignal = Type.Object({
  signal: Type.Enum(SIGNAL_NAMES),
  area: Type.Enum([...RISK_AREAS]),
  day: Type.String(),
  value: Type.Integer(),
  at: Type.Integer(),
  weight: Weight,
  /** Whether its figure has reached the threshold. */
  fires: Type.Boolean(),
  windowDays: orNull(Type.Integer()),
  since: Instant,
  facts: Type.Array(RiskFact),
})
export type StandingSignal = Static<typeof StandingSignal>

/** Thresholds of one brand: the figure from which a signal counts, its weight, and the sum from which an area raises an alert. */
export const RiskTerms = Type.Object({
  areas: Type.Object({ money: Score, fraud: Score, care: Score }),
  signals: Type.Array(
    Type.Object({
      signal: Type.Enum(SIGNAL_NAMES),
      at: Type.Integer({ minimum: 1, maximum: 10_000 }),
      weight: Weight,
    }),
    { minItems: 1, maxItems: SIGNAL_NAMES.length },
  ),
})
export type RiskTerms = Static<typeof RiskTerms>

export const FIRST_TERMS: RiskTerms = {
  areas: { money: 60, fraud: 60, care: 60 },
  signals: SIGNAL_NAMES.map((signal) => {
    const { at, weight } = signalFacts(signal)
    return { signal, at, weight }
  }),
}

export const AlertRow = Type.Object({
  alertId: Uuid,
  number: Type.Integer(),
  playerId: PlayerId,
  area: Type.Enum([...RISK_AREAS]),
  score: Type.Integer(),
  signals: Type.Array(Type.Enum(SIGNAL_NAMES)),
  state: Type.Enum([...ALERT_STATES]),
  raisedAt: Instant,
  caseId: orNull(Uuid),
})
export type AlertRow = Static<typeof AlertRow>

export const CaseRow = Type.Object({
  caseId: Uuid,
  number: Type.Integer(),
  playerId: PlayerId,
  area: Type.Enum([...RISK_AREAS]),
  state: Type.Enum([...CASE_STATES]),
  ownerId: orNull(Type.Integer()),
  ownerName: orNull(Type.String()),
  dueAt: Instant,
  isLate: Type.Boolean(),
  outcome: orNull(Type.Enum([...CASE_OUTCOMES])),
  openedAt: Instant,
})
export type CaseRow = Static<typeof CaseRow>

/** Steps of a case, in order; immutable. */
export const CASE_STEPS = [
  'opened',
  'alert-added',
  'assigned',
  'note',
  'file',
  'source-asked',
  'source-shown',
  'waits',
  'resumed',
  'decided',
  'reopened',
  'reported',
  'declaration-back',
] as const
export type CaseStepKind = (typeof CASE_STEPS)[number]

export const CaseStep = Type.Object({
  stepId: Uuid,
  kind: Type.Enum([...CASE_STEPS]),
  at: Instant,
  userName: Type.String(),
  words: personal('text'),
  /** The new owner, or the outcome. */
  detail: orNull(Type.String()),
  fileId: orNull(Uuid),
})

export const RiskReport = Type.Object({
  reportId: Uuid,
  number: Type.Integer(),
  madeByName: Type.String(),
  approvedByName: Type.String(),
  at: Instant,
  /** SHA-256 of its document; null for a report older than the documents. */
  sha256: orNull(Type.String()),
})

export const RiskAlert = Type.Object({
  ...AlertRow.properties,
  terms: Type.Integer(),
  standing: Type.Array(StandingSignal),
  decidedByName: orNull(Type.String()),
  decidedAt: orNull(Instant),
  /** The second person, where it was dismissed with many others. */
  confirmedByName: orNull(Type.String()),
  words: orNull(personal('text')),
  /** Signals of declarations that were withdrawn since. */
  takenBack: Type.Array(Type.Enum([...SIGNAL_NAMES])),
})

/** A case with everything to read before a decision. */
export const RiskCase = Type.Object({
  ...CaseRow.properties,
  /** Number of its steps when it was read; an action on an older version is refused. */
  version: Type.Integer(),
  alerts: Type.Array(RiskAlert),
  steps: Type.Array(CaseStep),
  reports: Type.Array(RiskReport),
  /** Earlier cases of the same player and area. */
  earlier: Type.Array(
    Type.Object({
      caseId: Uuid,
      number: Type.Integer(),
      openedAt: Instant,
      outcome: orNull(Type.Enum([...CASE_OUTCOMES])),
    }),
  ),
})
export type RiskCase = Static<typeof RiskCase>

/** The permission for each area. */
export const AREA_RIGHTS = { money: 'risk.money', fraud: 'risk.fraud', care: 'risk.care' } as const satisfies Record<
  RiskArea,
  string
>

/** Areas visible with these permissions. */
export function areasFor(permissions: readonly string[]): RiskArea[] {
  return RISK_AREAS.filter((area) => permissions.includes(AREA_RIGHTS[area]))
}
