import { catalogue } from '#contract/catalogue.ts'
import type { CallDefinition, QueryOf, ReplyOf } from '#contract/call.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { makeListSource, type Database, type FieldCipher, type ListQuestion } from '#server/kernel/index.ts'
import { filterBy, auditInSql, type FoundRecord } from './audit-list.queries.ts'
import { openChange } from './seal-change.ts'

/** Paths at which nothing that is recorded changes anything: GET, HEAD, and queries by POST. */
export const READING_CALLS: readonly string[] = listReadingPaths(catalogue)

export type AuditQuery = Omit<QueryOf<typeof getAudit>, 'cursor' | 'limit'>
export type Shown = ReplyOf<typeof getAudit>['rows'][number]

/** Who did or saw what, as a list of the back office. Reading it is itself recorded. */
export const auditListed = ({ db, cipher }: { readonly db: Database; readonly cipher: FieldCipher }) =>
  makeListSource(
    { db },
    {
      of: auditInSql,
      call: getAudit,
      where: ({ outcome, actorKind, before, changesOnly }: ListQuestion & AuditQuery) =>
        filterBy({ outcome, actorKind, before, without: changesOnly === true ? READING_CALLS : undefined }),
      show: (rows: readonly FoundRecord[], { permissions }) =>
        rows.map((row) => shown(row, { cipher, mayReveal: permissions.includes('players.reveal') })),
    },
  )

/** A path may have several methods, one of which changes: then what happened there is not left out. */
function listReadingPaths(calls: readonly CallDefinition[]): string[] {
  const reads = ({ method, isReading }: CallDefinition) => method === 'GET' || method === 'HEAD' || isReading === true
  return [...Map.groupBy(calls, ({ path }) => path)].flatMap(([path, some]) => (some.every(reads) ? [path] : []))
}

type Reader = { readonly cipher: FieldCipher; readonly mayReveal: boolean }

/** Before and after of a change that concerns a person are shown to staff who may see personal data. */
export function shown(record: FoundRecord, { cipher, mayReveal }: Reader): Shown {
  const { id, playerId, changeSealed } = record
  const isForReader = playerId === null || mayReveal
  const change = changeSealed !== null && isForReader ? openChange(cipher, id, changeSealed) : null
  return {
    auditId: id,
    at: record.at.toISOString(),
    actorKind: record.actorKind,
    actorId: record.actorId ?? String(record.userId),
    userId: record.userId,
    userName: record.userName,
    source: record.source,
    action: record.action,
    outcome: record.outcome,
    code: record.code,
    playerId,
    reason: record.reason,
    explanation: record.explanation,
    areWordsErased: record.areWordsErased,
    subject: record.subject,
    subjects: [...record.subjects],
    change,
    isChangeHidden: changeSealed !== null && !isForReader,
    isChangeErased: record.isChangeErased,
    requestId: record.requestId,
  }
}
