import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { riskAlertList, riskCaseList } from '../lists/risk.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { BulkFields } from '../shapes/bulk.ts'
import { Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'
import {
  AlertRow,
  CaseRow,
  RISK_AREAS,
  RiskAlert,
  RiskCase,
  RiskTerms,
  SIGNAL_NAMES,
  StandingSignal,
} from '../shapes/risk.ts'
import { CASE_MOVES, CASE_OUTCOMES } from '../states/case-states.ts'

/**
 * Signals, alerts and cases of risk and care. `risk.read` opens the room, `risk.work` the words in it; what somebody sees in it are the areas that they have the
 * right of (`risk.money`, `risk.fraud`, `risk.care`): anything else is not there. No player is ever told of any of it.
 */
const root = '/capi/BackOffice/v1/Risk'
const looks = { audience: 'staff', permission: 'risk.read', method: 'GET' } as const
const works = { audience: 'staff', permission: 'risk.work', method: 'POST' } as const
const ofCase = { caseId: Uuid, seenVersion: Type.Integer({ minimum: 1 }) }
const explanation = text(2000, 20)
/** Kept sealed with the case and not in the audit log, whose readers are not all of the area. */
const reason = text(4000, 20)
const whole = { wholeFor: 'risk.work' } as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const listAlerts = defineCall({
  ...looks,
  path: `${root}/ListAlerts`,
  summary: 'Alerts of the areas that one may see; a person decides what follows from each',
  query: Type.Object({ ...listQuery(riskAlertList) }),
  reply: page(AlertRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listCases = defineCall({
  ...looks,
  path: `${root}/ListCases`,
  summary: 'Cases of the areas that one may see, what is due first above',
  query: Type.Object({ ...listQuery(riskCaseList), owner: Type.Optional(Type.Enum(['mine', 'nobody'])) }),
  reply: page(CaseRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** Read again and again by the rail. */
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
  isUnrecorded: true,
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
  ...whole,
  path: `${root}/GetAlert`,
  summary: 'One alert with its signals and their facts, as they stood',
  query: Type.Object({ alertId: Uuid }),
  reply: RiskAlert,
  refusals: ['ERR_ALERT_NOT_FOUND'],
})

export const openCase = defineCall({
  ...works,
  ...whole,
  path: `${root}/OpenCase`,
  summary: 'Take an alert into the open case of its player and area, or open one for it',
  body: Type.Object({ alertId: Uuid, dueAt: Type.Optional(Instant) }),
  reply: RiskCase,
  refusals: ['ERR_ALERT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_CASE_NOT_VALID'],
})

export const beginCase = defineCall({
  ...works,
  ...whole,
  path: `${root}/BeginCase`,
  summary: 'Open a case about a player without an alert: somebody has noticed something',
  body: Type.Object({
    aboutPlayerId: PlayerId,
    area: Type.Enum([...RISK_AREAS]),
    words: reason,
    dueAt: Type.Optional(Instant),
  }),
  reply: RiskCase,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_CASE_NOT_VALID', 'ERR_CASE_OPEN'],
})

export const dismissAlert = defineCall({
  ...works,
  path: `${root}/DismissAlert`,
  summary: 'Nothing follows from an alert, with the reason',
  body: Type.Object({ alertId: Uuid, words: reason }),
  reply: AlertRow,
  refusals: ['ERR_ALERT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Each by the rules of one; all with the same reason, written together or not at all. Sanctions are never among them. */
export const dismissManyAlerts = defineCall({
  ...works,
  path: `${root}/DismissAlerts`,
  summary: 'Nothing follows from many alerts, with the reason; or see what would come of it',
  body: Type.Object({
    alertIds: Type.Array(Uuid, { minItems: 1, maxItems: 200 }),
    words: reason,
    isPreview: Type.Boolean(),
  }),
  reply: Type.Object({ rows: Type.Array(Type.Object({ alertId: Uuid, ...BulkFields })) }),
  refusals: ['ERR_STATE_CHANGED', 'ERR_ALERT_BY_ITSELF'],
})

export const getCase = defineCall({
  ...looks,
  ...whole,
  path: `${root}/GetCase`,
  summary: 'One case: its alerts with their facts, what was done, and how it was decided',
  query: Type.Object({ caseId: Uuid }),
  reply: RiskCase,
  refusals: ['ERR_CASE_NOT_FOUND'],
})

/** So many evenings of play stand beside a case. */
export const EVENINGS = 14

export const getPlayOfCase = defineCall({
  ...looks,
  path: `${root}/GetPlay`,
  summary: 'When the player of a case played in the last 14 evenings, by quarters of an hour',
  query: Type.Object({ caseId: Uuid }),
  reply: Type.Object({
    /** The last evening; each one is from noon to noon. */
    lastDay: Day,
    /** Quarters of an hour with a round. */
    slots: Type.Array(Type.Object({ startsAt: Instant, rounds: Type.Integer(), staked: Money })),
  }),
  refusals: ['ERR_CASE_NOT_FOUND'],
})

/** So far back cases of others are compared with one. */
export const SIMILAR_DAYS = 365

/** Of whom they are is not told: what they were decided by is in each. */
export const listSimilar = defineCall({
  ...looks,
  path: `${root}/ListSimilar`,
  summary: 'How decided cases of other players that had the same signals ended, in the last year',
  query: Type.Object({ caseId: Uuid }),
  reply: Type.Object({
    signals: Type.Array(Type.Enum(SIGNAL_NAMES)),
    count: Type.Integer(),
    /** The most frequent first. */
    outcomes: Type.Array(Type.Object({ outcome: Type.Enum([...CASE_OUTCOMES]), count: Type.Integer() })),
    /** Those with the most signals in common. */
    cases: Type.Array(
      Type.Object({
        caseId: Uuid,
        number: Type.Integer(),
        outcome: Type.Enum([...CASE_OUTCOMES]),
        openedAt: Instant,
        shared: Type.Array(Type.Enum(SIGNAL_NAMES)),
      }),
    ),
  }),
  refusals: ['ERR_CASE_NOT_FOUND'],
})

export const listWorkers = defineCall({
  ...looks,
  path: `${root}/ListWorkers`,
  summary: 'Who of the staff may have a case of an area',
  query: Type.Object({ area: Type.Enum([...RISK_AREAS]) }),
  reply: Type.Object({ people: Type.Array(Type.Object({ userId: Type.Integer(), name: Type.String() })) }),
  refusals: ['ERR_CASE_NOT_FOUND'],
})

const changed = { ...works, ...whole, reply: RiskCase } as const

export const assignCase = defineCall({
  ...changed,
  path: `${root}/AssignCase`,
  summary: 'Who has a case, and until when it is due',
  body: Type.Object({ ...ofCase, ownerId: orNull(Type.Integer()), dueAt: Instant }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_STAFF_NOT_FOUND', 'ERR_CASE_NOT_VALID'],
})

/** Each by itself and by the rules of one; the due stays. `seenOwnerId` is who had it as the caller saw it. */
export const assignManyCases = defineCall({
  ...works,
  path: `${root}/AssignCases`,
  summary: 'Give many cases to somebody, or let them go; or see what would come of it',
  body: Type.Object({
    cases: Type.Array(Type.Object({ caseId: Uuid, seenOwnerId: orNull(Type.Integer()) }), {
      minItems: 1,
      maxItems: 200,
    }),
    ownerId: orNull(Type.Integer()),
    isPreview: Type.Boolean(),
  }),
  reply: Type.Object({ rows: Type.Array(Type.Object({ caseId: Uuid, ...BulkFields })) }),
  refusals: ['ERR_STATE_CHANGED', 'ERR_STAFF_NOT_FOUND'],
})

export const noteInCase = defineCall({
  ...changed,
  path: `${root}/NoteInCase`,
  summary: 'Write into a case: a note, or that papers about the source of funds were asked for or shown',
  body: Type.Object({ ...ofCase, kind: Type.Enum(['note', 'source-asked', 'source-shown']), words: text(4000, 2) }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_CASE_STATE'],
})

export const moveCase = defineCall({
  ...changed,
  path: `${root}/MoveCase`,
  summary: 'A case waits, goes on, is decided or opened again; a decision does nothing by itself',
  body: Type.Object({
    ...ofCase,
    move: Type.Enum(CASE_MOVES),
    words: reason,
    outcome: Type.Optional(Type.Enum([...CASE_OUTCOMES])),
  }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_CASE_STATE', 'ERR_CASE_NOT_VALID'],
})

/** JPEG, PNG, WebP or PDF, checked by its bytes as documents are. */
export const addFile = defineCall({
  ...changed,
  path: `${root}/AddFile`,
  summary: 'Put a file into a case',
  query: Type.Object({ caseId: Uuid }),
  bodyKind: 'multipart',
  refusals: [
    'ERR_CASE_NOT_FOUND',
    'ERR_CASE_STATE',
    'ERR_FILE_MISSING',
    'ERR_FILE_TOO_LARGE',
    'ERR_CASE_FILE_NOT_ALLOWED',
  ],
})

export const getFile = defineCall({
  ...looks,
  path: `${root}/GetFile`,
  summary: 'A link to one file of a case, for a minute',
  query: Type.Object({ caseId: Uuid, fileId: Uuid }),
  reply: Type.Object({ url: Type.String(), contentType: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_CASE_NOT_FOUND'],
})

/** The second person reads the words in the request and approves it: of the case as it was, whose version and content they sign. */
export const reportCase = defineCall({
  ...works,
  ...whole,
  permission: 'risk.report',
  path: `${root}/ReportCase`,
  summary: 'Make the report of a case to the authority; another person approves it before it stands',
  body: Type.Object({
    ...ofCase,
    words: text(8000, 40),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: RiskCase,
  refusals: [
    'ERR_CASE_NOT_FOUND',
    'ERR_CASE_STATE',
    'ERR_STATE_CHANGED',
    'ERR_SECOND_PERSON_NEEDED',
    ...APPROVAL_REFUSALS,
  ],
})

/** Made anew from the case, for reports of before there were documents; for who may uncover people (`players.reveal`) besides. */
export const getReport = defineCall({
  ...looks,
  permission: 'risk.report',
  path: `${root}/GetReport`,
  summary:
    'A report without a document as XML. The schema of the authority is not known to us: the names in it are ours',
  query: Type.Object({ caseId: Uuid, reportId: Uuid }),
  reply: Type.Object({ name: Type.String(), xml: Type.String() }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_REPORT_IS_DOCUMENT'],
})

/** The person stands in it whole: it is for who may uncover people (`players.reveal`) besides. */
export const getReportFile = defineCall({
  ...looks,
  permission: 'risk.report',
  path: `${root}/GetReportFile`,
  summary:
    'A link to the document of a report for the authority, for a minute, with the hash of what two people signed',
  query: Type.Object({ caseId: Uuid, reportId: Uuid }),
  reply: Type.Object({ url: Type.String(), sha256: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_REPORT_FILE_LOST'],
})

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
  summary: 'How many alerts the last 90 days would have had by these thresholds, and by those in force',
  body: Type.Object({ terms: RiskTerms }),
  reply: Type.Object({ days: Type.Integer(), proposed: Type.Array(Foreseen), now: Type.Array(Foreseen) }),
  refusals: ['ERR_THRESHOLDS_NOT_VALID'],
})

export const changeThresholds = defineCall({
  ...works,
  permission: 'risk.thresholds',
  path: `${root}/ChangeThresholds`,
  summary: 'Change thresholds and weights of the brand; always two people',
  body: Type.Object({
    terms: RiskTerms,
    seenVersion: Type.Integer({ minimum: 0 }),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: TermsVersion,
  refusals: ['ERR_THRESHOLDS_NOT_VALID', 'ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED', ...APPROVAL_REFUSALS],
})
