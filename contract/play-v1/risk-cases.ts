import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { riskCaseList } from '../lists/risk.ts'
import { BulkFields } from '../shapes/bulk.ts'
import { Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { Day } from '../shapes/reports.ts'
import { CaseRow, RISK_AREAS, RiskCase, SIGNAL_NAMES } from '../shapes/risk.ts'
import { looks, ofCase, reason, root, uncoveredForWork, works } from '../shapes/risk-calls.ts'
import { CASE_MOVES, CASE_OUTCOMES } from '../states/case-states.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

// Cases of risk and care: opening, assigning, notes and decisions.

export const listCases = defineCall({
  ...looks,
  path: `${root}/ListCases`,
  summary: 'Cases of the areas that one may see, what is due first above',
  query: Type.Object({ ...listQuery(riskCaseList), owner: Type.Optional(Type.Enum(['mine', 'nobody'])) }),
  reply: page(CaseRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const openCase = defineCall({
  ...works,
  ...uncoveredForWork,
  path: `${root}/OpenCase`,
  summary: 'Take an alert into the open case of its player and area, or open one for it',
  body: Type.Object({ alertId: Uuid, dueAt: Type.Optional(Instant) }),
  reply: RiskCase,
  refusals: ['ERR_ALERT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_CASE_NOT_VALID'],
})

export const beginCase = defineCall({
  ...works,
  ...uncoveredForWork,
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

export const getCase = defineCall({
  ...looks,
  ...uncoveredForWork,
  path: `${root}/GetCase`,
  summary: 'One case: its alerts with their facts, what was done, and how it was decided',
  query: Type.Object({ caseId: Uuid }),
  reply: RiskCase,
  refusals: ['ERR_CASE_NOT_FOUND'],
})

/** Number of evenings of play shown with a case. */
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

/** Cases of other players up to so many days back are compared with one. */
export const SIMILAR_DAYS = 365

/** The players of these cases are not named; each case has the reasons of its decision. */
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

const changed = { ...works, ...uncoveredForWork, reply: RiskCase } as const

export const assignCase = defineCall({
  ...changed,
  path: `${root}/AssignCase`,
  summary: 'Who has a case, and until when it is due',
  body: Type.Object({ ...ofCase, ownerId: orNull(Type.Integer()), dueAt: Instant }),
  refusals: ['ERR_CASE_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_STAFF_NOT_FOUND', 'ERR_CASE_NOT_VALID'],
})

/** Each on its own, by the rules for one; the due date stays. `seenOwnerId` is the owner that the caller saw. */
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

/** JPEG, PNG, WebP or PDF, detected by its bytes as documents are. */
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
