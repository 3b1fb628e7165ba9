import type { AuditSubject } from '#contract/shapes/audit.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { LinkedRow } from './canonical.ts'

/** The name of the advisory lock for linking, which is taken without waiting. */
const CHAIN_LOCK = 'audit.chain'

/** False if another process is linking now. */
export async function takeChain(tx: Transaction): Promise<boolean> {
  const rows = await tx.query<{ isTaken: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext(${CHAIN_LOCK})) as is_taken`)
  return rows[0]?.isTaken === true
}

type Bounds = { readonly from: string; readonly below: string }

/** The transaction from which on rows may not be linked yet, and the oldest that may still be writing. */
export async function findBounds(tx: Querier): Promise<Bounds> {
  const rows = await tx.query<Bounds>(sql`
    select linked_below::text as "from", pg_snapshot_xmin(pg_current_snapshot())::text as below from audit.chain`)
  return rows[0] ?? { from: '0', below: '0' }
}

export async function saveLinkedBelow(tx: Transaction, below: string): Promise<void> {
  await tx.query(sql`update audit.chain set linked_below = ${below}::text::xid8`)
}

export type Link = { readonly seq: number; readonly hash: Buffer }

export async function findLastLink(tx: Querier): Promise<Link | undefined> {
  const rows = await tx.query<Link>(sql`select seq, hash from audit.link order by seq desc limit 1`)
  return rows[0]
}

export async function findLink(tx: Querier, seq: number): Promise<Link | undefined> {
  const rows = await tx.query<Link>(sql`select seq, hash from audit.link where seq = ${seq}`)
  return rows[0]
}

const AT = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`
const callColumns = sql`
  to_char(c.at at time zone 'UTC', ${AT}) as at, c.actor_kind, coalesce(c.actor_id, c.user_id::text) as actor_id,
  c.user_name as actor_name, c.session_id, c.source, c.action, c.player_id, c.reason, c.subject, c.request_id,
  encode(c.words_digest, 'hex') as words_digest`
const outcomeColumns = sql`
  to_char(o.at at time zone 'UTC', ${AT}) as outcome_at, o.status, o.code, o.player_id as outcome_player_id, o.subjects,
  encode(o.change_digest, 'hex') as change_digest`

type Row = {
  readonly part: 'call' | 'outcome'
  readonly callId: number
  readonly at: string | null
  readonly actorKind: string | null
  readonly actorId: string | null
  readonly actorName: string | null
  readonly sessionId: string | null
  readonly source: string | null
  readonly action: string | null
  readonly playerId: number | null
  readonly reason: string | null
  readonly subject: string | null
  readonly requestId: string | null
  readonly wordsDigest: string | null
  readonly outcomeAt: string | null
  readonly status: number | null
  readonly code: string | null
  readonly outcomePlayerId: number | null
  readonly subjects: readonly AuditSubject[] | null
  readonly changeDigest: string | null
}

/** Unlinked rows of ended transactions, in the order of transactions. */
export async function findUnlinked(tx: Querier, { from, below }: Bounds, limit: number): Promise<LinkedRow[]> {
  const rows = await tx.query<Row>(sql`
    select r.part, r.call_id, ${callColumns}, ${outcomeColumns}
      from (select 'call' as part, id as call_id, written_by from audit.call
             where written_by >= ${from}::text::xid8 and written_by < ${below}::text::xid8
            union all
            select 'outcome', call_id, written_by from audit.call_outcome
             where written_by >= ${from}::text::xid8 and written_by < ${below}::text::xid8) r
           join audit.call c on c.id = r.call_id
           left join audit.call_outcome o on o.call_id = r.call_id and r.part = 'outcome'
     where not exists (select from audit.link l where l.part = r.part and l.call_id = r.call_id)
     order by r.written_by, r.call_id, r.part limit ${limit}`)
  return rows.flatMap((row) => linkedRow(row) ?? [])
}

export type CheckedLink = Link & { readonly part: string; readonly callId: number; readonly row: LinkedRow | undefined }

/** Links after a number with the rows that they prove; undefined for a missing row. */
export async function readLinks(tx: Querier, after: number, limit: number): Promise<CheckedLink[]> {
  const rows = await tx.query<Row & { seq: number; hash: Buffer }>(sql`
    select l.seq, l.hash, l.part, l.call_id, ${callColumns}, ${outcomeColumns}
      from audit.link l left join audit.call c on c.id = l.call_id and l.part = 'call'
           left join audit.call_outcome o on o.call_id = l.call_id and l.part = 'outcome'
     where l.seq > ${after} order by l.seq limit ${limit}`)
  return rows.map((row) => {
    const { seq, hash, part, callId } = row
    return { seq, hash, part, callId, row: linkedRow(row) }
  })
}

function linkedRow(row: Row): LinkedRow | undefined {
  const { part, callId } = row
  if (part === 'outcome') {
    const { outcomeAt, status, code, outcomePlayerId: playerId, subjects, changeDigest } = row
    if (outcomeAt === null || status === null) return undefined
    const named = (subjects ?? []).map(({ kind, id, label }) =>
      [kind, id, ...(label === undefined ? [] : [label])].join(':'),
    )
    return { part, callId, at: outcomeAt, status, code, playerId, subjects: named, changeDigest }
  }
  const { at, actorKind, actorId, actorName, sessionId, source, action } = row
  const { playerId, reason, subject, requestId, wordsDigest } = row
  if (at === null || actorKind === null || actorId === null || actorName === null) return undefined
  if (action === null || requestId === null) return undefined
  const who = { actorKind, actorId, actorName, sessionId, source }
  return { part, callId, at, ...who, action, playerId, reason, subject, requestId, wordsDigest }
}

export async function insertLinks(
  tx: Transaction,
  links: readonly { seq: number; part: string; callId: number; hash: Buffer }[],
  linkedAt: Date,
): Promise<void> {
  await tx.query(sql`
    insert into audit.link (seq, part, call_id, hash, linked_at)
    select seq, part, call_id, decode(hash, 'hex'), ${linkedAt}
      from json_to_recordset(${JSON.stringify(
        links.map(({ seq, part, callId, hash }) => ({ seq, part, call_id: callId, hash: hash.toString('hex') })),
      )}::json) as given (seq bigint, part text, call_id bigint, hash text)`)
}

export async function countLinks(tx: Querier): Promise<number> {
  const rows = await tx.query<{ count: number }>(sql`select count(*) as count from audit.link`)
  return rows[0]?.count ?? 0
}

/** The number of rows that should be linked by now and are not: inserted into the past. */
export async function countUnlinkedBelow(tx: Querier, below: string): Promise<number> {
  const rows = await tx.query<{ count: number }>(sql`
    select (select count(*) from audit.call c where written_by < ${below}::text::xid8
               and not exists (select from audit.link l where l.part = 'call' and l.call_id = c.id))
         + (select count(*) from audit.call_outcome o where written_by < ${below}::text::xid8
               and not exists (select from audit.link l where l.part = 'outcome' and l.call_id = o.call_id)) as count`)
  return rows[0]?.count ?? 0
}
