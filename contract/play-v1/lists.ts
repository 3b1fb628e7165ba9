import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { LIST_NAMES } from '../lists/all-lists.ts'
import { Done, Instant, text, Uuid } from '../shapes/fields.ts'
import { Currency } from '../shapes/money.ts'

/** Calls common to all lists: sums, files, saved views. Not in the specification. */
const root = '/capi/BackOffice/v1'
const read = { method: 'GET', audience: 'staff' } as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const list = Type.Enum(LIST_NAMES)
/** Filters and order as in the query of the list's own call: arrays are repeated keys. */
const question = text(2000)
const key = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$', maxLength: 40 })

/** Number of rows of a filter, and their sums. 403 without the permission of the list. */
export const getTotals = defineCall({
  ...read,
  path: `${root}/List/GetTotals`,
  isUnaudited: true,
  summary: 'The number of rows of a list under a filter, and their sums by currency',
  query: Type.Object({ list, question: Type.Optional(question) }),
  reply: Type.Object({
    count: Type.Integer(),
    /** There are more rows than `count`; then nothing is summed. */
    isMore: Type.Boolean(),
    /** When they were counted. */
    at: Instant,
    sums: Type.Array(
      Type.Object({
        currency: Currency,
        count: Type.Integer(),
        /** Sums in minor units by the key of the column. */
        sums: Type.Record(Type.String(), Type.Integer()),
      }),
    ),
  }),
  refusals: ['ERR_LIST_TOO_WIDE', 'ERR_LIST_QUESTION'],
})

export const EXPORT_STATES = ['waiting', 'making', 'done', 'failed', 'cancelled'] as const
/** The most values of a column that have a text: there are several hundred codes of refusals. */
const WORDS_OF_COLUMN = 500
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

export const Export = Type.Object({
  exportId: Uuid,
  /** Its displayed number: E-2311. */
  number: Type.Integer(),
  list,
  format: Type.Enum([...EXPORT_FORMATS]),
  state: Type.Enum([...EXPORT_STATES]),
  /** Why it failed: the permission was gone, the filter was too wide, or it was our fault. */
  problem: orNull(Type.Enum(['not-allowed', 'too-wide', 'fault'])),
  /** Null until counted. */
  rowsTotal: orNull(Type.Integer()),
  rowsDone: Type.Integer(),
  bytes: Type.Integer(),
  /** Whether personal data is uncovered in it; null before it is made. */
  isWhole: orNull(Type.Boolean()),
  askedAt: Instant,
  endedAt: orNull(Instant),
  /** When its file is deleted. */
  expiresAt: Instant,
  /** That moment is over for a finished file: it is deleted, or about to be. */
  isExpired: Type.Boolean(),
})

export const makeExport = defineCall({
  method: 'POST',
  path: `${root}/Export/Make`,
  audience: 'staff',
  permission: 'lists.export',
  forVenues: 'own',
  summary: 'Create a file of a list under a filter, with a reason',
  body: Type.Object({
    list,
    question,
    /** In this order, with the headings of the screen. */
    columns: Type.Array(
      Type.Object({
        key,
        title: text(100, 1),
        /** Money takes two columns of a file: the heading of its currency. */
        currencyTitle: Type.Optional(text(120, 1)),
        /** The text of each value in the language of the screen; a value without one is written as it is. */
        words: Type.Optional(
          Type.Array(Type.Object({ value: text(100, 1), text: text(400, 1) }), { maxItems: WORDS_OF_COLUMN }),
        ),
      }),
      { minItems: 1, maxItems: 40 },
    ),
    format: Type.Enum([...EXPORT_FORMATS]),
    /** Personal data uncovered: only for staff who may reveal players, at the time of making. */
    isWhole: Type.Boolean(),
    /** The client that may fetch the file by `DownloadView`; without it none may. */
    forClient: Type.Optional(text(100, 1)),
    explanation: text(2000, 20),
  }),
  reply: Export,
  refusals: ['ERR_TOO_MANY_EXPORTS', 'ERR_LIST_QUESTION', 'ERR_CLIENT_NOT_FOUND'],
  // Texts of all values of its columns.
  bodyBytesMax: 256 * 1024,
  ratePerMinute: 10,
})

export const listExports = defineCall({
  ...read,
  path: `${root}/Export/GetMine`,
  isUnaudited: true,
  permission: 'lists.export',
  forVenues: 'own',
  summary: 'The caller’s latest files and their progress',
  query: Type.Object({ list: Type.Optional(list) }),
  reply: Type.Object({ exports: Type.Array(Export) }),
  refusals: [],
})

export const cancelExport = defineCall({
  method: 'POST',
  path: `${root}/Export/Cancel`,
  audience: 'staff',
  permission: 'lists.export',
  forVenues: 'own',
  summary: 'Cancel a file of one’s own, and delete its parts',
  body: Type.Object({ exportId: Uuid }),
  reply: Export,
  refusals: ['ERR_EXPORT_NOT_FOUND'],
})

const Link = Type.Object({ url: Type.String(), fileName: Type.String(), expiresAt: Instant })

/**
 * A link, valid for a minute, for the person who requested the file or anybody who may read both the list and its content. A file of
 * a list whose rows depend on its reader (`isByReader`) is for its requester alone.
 */
export const download = defineCall({
  ...read,
  path: '/capi/v2-onling/View/Download',
  permission: 'lists.export',
  forVenues: 'own',
  summary: 'A link to the file of an export',
  query: Type.Object({ exportId: Uuid }),
  reply: Link,
  refusals: ['ERR_EXPORT_NOT_FOUND', 'ERR_EXPORT_NOT_READY', 'ERR_EXPORT_EXPIRED'],
})

/** The same for the client that the requester named: files with personal data covered, of lists that are the same for every reader. */
export const downloadView = defineCall({
  method: 'POST',
  path: '/capi/Internal/v1/Internal/DownloadView',
  audience: 'internal',
  scope: 'exports',
  summary: 'A link to the file of an export',
  isReading: true,
  body: Type.Object({ exportId: Uuid }),
  reply: Link,
  refusals: ['ERR_EXPORT_NOT_FOUND', 'ERR_EXPORT_NOT_READY', 'ERR_EXPORT_EXPIRED'],
})

const name = text(60, 1)
const SavedView = Type.Object({
  viewId: Uuid,
  list,
  name,
  question: Type.String(),
  isMine: Type.Boolean(),
  ownerName: Type.String(),
  /** The role with which it is shared. */
  roleKey: orNull(Type.String()),
  /** Whether the caller may remove it although it is somebody else's. */
  canRemoveShared: Type.Boolean(),
})

export const listViews = defineCall({
  ...read,
  path: `${root}/ListView/GetList`,
  summary: 'Saved views of a list: the caller’s own, those of their roles, and for managers of staff all shared ones',
  query: Type.Object({ list }),
  reply: Type.Object({ views: Type.Array(SavedView) }),
  refusals: [],
})

/** A new view, or a change of one's own. It can be shared with a role that one holds. */
export const saveView = defineCall({
  method: 'POST',
  path: `${root}/ListView/Save`,
  audience: 'staff',
  summary: 'Save the question and the columns of a list under a name',
  body: Type.Object({
    viewId: Type.Optional(Uuid),
    list,
    name,
    question,
    roleKey: orNull(Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$', maxLength: 60 })),
  }),
  reply: SavedView,
  refusals: ['ERR_VIEW_NOT_FOUND', 'ERR_VIEW_NAME_TAKEN', 'ERR_VIEW_ROLE_NOT_HELD', 'ERR_LIST_QUESTION'],
})

/** Whose author left, or who is away, cannot remove it: managers of staff can (decision 0486). */
export const removeSharedView = defineCall({
  method: 'POST',
  path: `${root}/ListView/RemoveShared`,
  audience: 'staff',
  permission: 'staff.manage',
  summary: 'Delete a view that somebody shared with a role, with a reason',
  body: Type.Object({ viewId: Uuid, explanation: text(2000, 20) }),
  reply: Done,
  refusals: ['ERR_VIEW_NOT_FOUND'],
})

export const removeView = defineCall({
  method: 'POST',
  path: `${root}/ListView/Remove`,
  audience: 'staff',
  summary: 'Delete an own saved view',
  body: Type.Object({ viewId: Uuid }),
  reply: Done,
  refusals: ['ERR_VIEW_NOT_FOUND'],
})
