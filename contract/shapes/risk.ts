import { Type, type Static, type TSchema } from 'typebox'
import { personal } from '../personal.ts'
import { ALERT_STATES, CASE_OUTCOMES, CASE_STATES } from '../states/case-states.ts'
import { Instant, PlayerId, Uuid } from './fields.ts'

/** What signals are about. Each area has its own staff: who sees one does not see another. */
export const RISK_AREAS = ['money', 'fraud', 'care'] as const
export type RiskArea = (typeof RISK_AREAS)[number]

type SignalDefinition = {
  readonly area: RiskArea
  /** How many days back it looks, and how long it counts after its last fact; null for what a person declares: it counts while it stands. */
  readonly windowDays: number | null
  /** How the facts of the window make its figure: their number, or the hours that they say. */
  readonly figure: 'facts' | 'hours'
  /** Figures below this are not kept: no threshold can be lower. */
  readonly least: number
  /** The first threshold and weight of a brand, until two people have changed them. */
  readonly at: number
  readonly weight: number
}

/** Every signal. What it counts is written in `server/risk/signals`, in words in `docs/decisions/0130`. */
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

/** What is known of a signal, widened to what every signal has. */
export function signalFacts(signal: RiskSignal): SignalDefinition {
  return RISK_SIGNALS[signal]
}

/** What a person declares: signals without a window. */
export const DECLARED_SIGNALS = SIGNAL_NAMES.filter((signal) => signalFacts(signal).windowDays === null)

/** After an alert of an area none of it follows about the same player for so many days, unless another signal of it fires. */
export const QUIET_DAYS = 30
/** How far back a preview of thresholds looks. */
export const PREVIEW_DAYS = 90

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Weight = Type.Integer({ minimum: 0, maximum: 100 })
const Score = Type.Integer({ minimum: 1, maximum: 1000 })

/** A fact that a signal is made of; where it is shown follows from the signal. */
export const RiskFact = Type.Object({
  at: Instant,
  amountMinor: orNull(Type.Integer()),
  /** Number of the payment, kind of the limit, reason of a link. */
  reference: orNull(Type.String()),
  otherPlayerId: orNull(PlayerId),
  /** Minutes of play, where the fact is some. */
  minutes: orNull(Type.Integer()),
})
export type RiskFact = Static<typeof RiskFact>

export const FACTS_MAX = 20

/** A signal as it stands on a day: its figure, of how many days, since when, and the newest facts. */
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

/** Thresholds of one brand: from which figure a signal counts and how much, and from which sum an area raises an alert. */
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

/** What was done with a case, in its order; never changed. */
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
  /** To whom it was given, or how it was decided. */
  detail: orNull(Type.String()),
  fileId: orNull(Uuid),
})

export const RiskReport = Type.Object({
  reportId: Uuid,
  number: Type.Integer(),
  madeByName: Type.String(),
  approvedByName: Type.String(),
  at: Instant,
  /** Of the bytes of its document; null for a report of before there were any. */
  sha256: orNull(Type.String()),
})

export const RiskAlert = Type.Object({
  ...AlertRow.properties,
  terms: Type.Integer(),
  standing: Type.Array(StandingSignal),
  decidedByName: orNull(Type.String()),
  decidedAt: orNull(Instant),
  /** The second person, where it was set aside with many others. */
  confirmedByName: orNull(Type.String()),
  words: orNull(personal('text')),
  /** Signals of what was declared and has been taken back since. */
  takenBack: Type.Array(Type.Enum([...SIGNAL_NAMES])),
})

/** A case with all that somebody reads before they decide. */
export const RiskCase = Type.Object({
  ...CaseRow.properties,
  /** How many steps it had when it was read; whoever acts on an older one is refused. */
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

/** Which right an area needs. */
export const AREA_RIGHTS = { money: 'risk.money', fraud: 'risk.fraud', care: 'risk.care' } as const satisfies Record<
  RiskArea,
  string
>

/** Areas that somebody with these rights may see. */
export function areasFor(permissions: readonly string[]): RiskArea[] {
  return RISK_AREAS.filter((area) => permissions.includes(AREA_RIGHTS[area]))
}
