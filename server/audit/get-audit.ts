import { catalogue } from '#contract/catalogue.ts'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { getAudit as call } from '#contract/onling-v2/user.ts'
import { pageLimit, pageOf, type Database, type FieldCipher, type Input } from '#server/kernel/index.ts'
import { findRecords, type Filter, type FoundRecord } from './audit.queries.ts'
import { openChange } from './seal-change.ts'

/** Calls that only look: GET, and the few that ask by POST. */
export const LOOKS: readonly string[] = catalogue.filter(({ method }) => method === 'GET').map(({ path }) => path)

/** Who did or saw what, newest first. This look is in the log itself. */
export async function getAudit(
  { db, cipher }: { readonly db: Database; readonly cipher: FieldCipher },
  { query, caller }: Pick<Input<typeof call>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof call>> {
  const limit = pageLimit(query.limit)
  const before = /^\d{1,15}$/.test(query.cursor ?? '') ? Number(query.cursor) : Number.MAX_SAFE_INTEGER
  const found = await findRecords(db, { ...filterOf(query), before, limit: limit + 1 })
  const mayReveal = caller.permissions.includes('players.reveal')
  const page = pageOf(found, limit, ({ id }) => String(id))
  return { rows: page.rows.map((record) => shown(record, { cipher, mayReveal })), nextCursor: page.nextCursor }
}

export type AuditQuery = Omit<QueryOf<typeof call>, 'cursor' | 'limit'>
export type Shown = ReplyOf<typeof call>['rows'][number]

/** What somebody asks for, as the log is searched. */
export function filterOf(asked: AuditQuery): Omit<Filter, 'before' | 'limit'> {
  const { subjectKind, subjectId } = asked
  return {
    playerId: asked.playerId ?? null,
    userId: asked.userId ?? null,
    actorKind: asked.actorKind ?? null,
    actorId: asked.actorId || null,
    subject: subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null,
    action: asked.action || null,
    outcome: asked.outcome ?? null,
    from: momentOf(asked.from),
    until: momentOf(asked.before),
    without: asked.changesOnly === true ? LOOKS : undefined,
  }
}

type Reader = { readonly cipher: FieldCipher; readonly mayReveal: boolean }

/** Before and after of what concerns a person are for those who may see a person's data. */
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

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text)
}
