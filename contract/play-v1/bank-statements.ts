import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { bankStatementList } from '../lists/bank-statements.ts'
import { listQuery } from '../lists/list.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { BankItem, BankStatement } from '../shapes/bank-items.ts'
import { Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { PAY_IN_REFUSALS } from '../shapes/law.ts'

/** Statements of our bank and their movements. Not in the specification. */
const root = '/capi/Play/v1/Backoffice/BankStatements'
const explanation = text(2000, 20)
const acceptedWarnings = Type.Optional(AcceptedWarnings)

/**
 * One file of the bank as multipart: camt.053 or GPC. New movements are stored and matched; a duplicate file, or a movement of
 * another statement, changes nothing. All or nothing. A file with new movements needs a second person.
 */
export const importStatement = defineCall({
  method: 'POST',
  path: `${root}/Import`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Import a statement of our bank',
  /** Why it is imported by hand, for the approver. */
  query: Type.Object({ explanation: Type.Optional(explanation) }),
  bodyKind: 'multipart',
  reply: Type.Object({
    statements: Type.Integer(),
    items: Type.Integer(),
    /** Movements that had been imported before. */
    known: Type.Integer(),
    matched: Type.Integer(),
    open: Type.Integer(),
  }),
  refusals: [
    'ERR_FILE_MISSING',
    'ERR_FILE_TOO_LARGE',
    'ERR_STATEMENT_NOT_TAKEN',
    'ERR_STATE_CHANGED',
    ...APPROVAL_REFUSALS,
  ],
})

export const listStatements = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Statements that were imported, newest first',
  query: Type.Object({ ...listQuery(bankStatementList) }),
  reply: page(BankStatement),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const STATEMENT_FETCH_OUTCOMES = ['taken', 'unchanged', 'failed'] as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const Day = Type.String({ format: 'date' })

/** Requests to the bank for the movements of our account; `bank` is null where statements are only imported by hand. */
export const listStatementFetches = defineCall({
  method: 'GET',
  path: `${root}/ListFetches`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'How our bank answered when it was asked for movements, newest first',
  query: Type.Object({}),
  reply: Type.Object({
    bank: orNull(Type.String()),
    account: orNull(Type.String()),
    /** All days up to and including this one have been fetched. */
    wholeUntil: orNull(Day),
    /** The next request; null before the first one. */
    nextAt: orNull(Instant),
    fetches: Type.Array(
      Type.Object({
        fetchId: Type.Integer(),
        fromDay: Day,
        toDay: Day,
        /** First of consecutive requests with the same result, and their number; `fetchedAt` is the last of them. */
        firstAt: Instant,
        fetchedAt: Instant,
        times: Type.Integer(),
        outcome: Type.Enum([...STATEMENT_FETCH_OUTCOMES]),
        problem: orNull(Type.String()),
        /** Number of new movements. */
        items: Type.Integer(),
      }),
    ),
  }),
  refusals: [],
})

export const listStatementItems = defineCall({
  method: 'GET',
  path: `${root}/ListItems`,
  uncoveredFor: 'payments.manage',
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Movements that came with one statement',
  query: Type.Object({ statementId: Uuid }),
  reply: Type.Object({ items: Type.Array(BankItem) }),
  refusals: [],
})

/**
 * Credits an open movement to a player: to the pending deposit that it matches exactly, or as a new deposit, which the law and the
 * limits of deposits may refuse.
 */
export const creditItem = defineCall({
  method: 'POST',
  path: `${root}/Credit`,
  uncoveredFor: 'payments.manage',
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Credit a movement of the bank to a player',
  body: Type.Object({ itemId: Uuid, playerId: PlayerId, explanation, acceptedWarnings }),
  reply: BankItem,
  refusals: [
    'ERR_STATE_CHANGED',
    'ERR_PLAYER_NOT_FOUND',
    'ERR_AMOUNT_NOT_ALLOWED',
    ...PAY_IN_REFUSALS,
    ...APPROVAL_REFUSALS,
  ],
})

/** Assigns an open movement to the withdrawal that it paid or returned. */
export const matchItemToWithdrawal = defineCall({
  method: 'POST',
  path: `${root}/MatchWithdrawal`,
  uncoveredFor: 'payments.manage',
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Match a movement of the bank to a withdrawal',
  body: Type.Object({
    itemId: Uuid,
    referenceNumber: Type.Integer({ minimum: 1, maximum: 9_999_999_999 }),
    explanation,
    acceptedWarnings,
  }),
  reply: BankItem,
  refusals: ['ERR_STATE_CHANGED', 'ERR_PAYMENT_NOT_FOUND', 'ERR_AMOUNT_NOT_ALLOWED', ...APPROVAL_REFUSALS],
})

/** Closes an open movement that belongs to no player, or whose money is returned to the sender. */
export const closeItem = defineCall({
  method: 'POST',
  path: `${root}/Close`,
  uncoveredFor: 'payments.manage',
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Close a movement of the bank that is no payment of a player',
  body: Type.Object({ itemId: Uuid, as: Type.Enum(['other', 'sent-back']), explanation, acceptedWarnings }),
  reply: BankItem,
  refusals: ['ERR_STATE_CHANGED', 'ERR_AMOUNT_NOT_ALLOWED', ...APPROVAL_REFUSALS],
})
