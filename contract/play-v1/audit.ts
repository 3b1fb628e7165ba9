import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, Uuid } from '../shapes/fields.ts'

/** The chain of the audit log. Ours. */
const root = '/capi/BackOffice/v1/AuditChain'

export const CHAIN_PROBLEMS = ['gap', 'changed', 'removed', 'added', 'head'] as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

const ChainCheck = Type.Object({
  checkId: Uuid,
  askedAt: Instant,
  askedByName: Type.String(),
  endedAt: orNull(Instant),
  linksDone: Type.Integer(),
  linksTotal: Type.Integer(),
  /** Null until the check has ended; empty: the chain is whole. */
  problems: orNull(
    Type.Array(
      Type.Object({
        kind: Type.Enum([...CHAIN_PROBLEMS]),
        /** Number of the link; null for a problem of no single link. */
        seq: orNull(Type.Integer()),
        callId: orNull(Type.Integer()),
        hour: orNull(Type.String()),
      }),
    ),
  ),
})

export const getChain = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'staff',
  permission: 'audit.read',
  isUnaudited: true,
  summary: 'How far the chain of the audit log goes, its signed hours, and the last check of it',
  query: Type.Object({}),
  reply: Type.Object({
    links: Type.Integer(),
    /** Hash of the last link, in hexadecimal; null before the first. */
    hash: orNull(Type.String()),
    /** Full hours of the last two days: whether the head of each was signed and exported. */
    hours: Type.Array(Type.Object({ hour: Instant, isSigned: Type.Boolean() })),
    check: orNull(ChainCheck),
  }),
  refusals: [],
})

/** Runs in the background, one at a time: while a check runs, the call returns that one. */
export const checkChain = defineCall({
  method: 'POST',
  path: `${root}/Check`,
  audience: 'staff',
  permission: 'audit.read',
  summary: 'Check the whole chain of the audit log from its beginning',
  body: Type.Object({}),
  reply: ChainCheck,
  refusals: [],
})
