import { timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fileRoutes } from '#contract/files.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { exportAudit as call } from '#contract/play-v1/audit.ts'
import { csvLine, type Clock, type Database, type FieldCipher, type Input } from '#server/kernel/index.ts'
import { auditListed, type AuditQuery, type Shown } from './get-audit.ts'

type Needs = { readonly db: Database; readonly clock: Clock; readonly cipher: FieldCipher }
type Exporting = Pick<Input<typeof call>, 'body' | 'caller' | 'changed'>
/** What a link is for; nothing in it can be changed. */
type Wanted = { readonly filter: AuditQuery; readonly mayReveal: boolean; readonly until: number }

/** Doors pass what is below the root. */
const FILE_PATH = `${fileRoutes.audit.root}/audit.csv`
const LINK_SECONDS = 60
/** Lines that are read at once. */
const BATCH = 500
const PLACE = 'audit.export'

const HEAD = [
  'auditId',
  'at',
  'actorKind',
  'actorId',
  'actor',
  'source',
  'action',
  'outcome',
  'code',
  'playerId',
  'subjects',
  'reason',
  'explanation',
  'before',
  'after',
  'requestId',
]

/** Makes the link to a file of lines. Who exported which lines and why is in the log, as any look. */
export function exportAudit({ clock, cipher }: Needs, { body, caller, changed }: Exporting): ReplyOf<typeof call> {
  const { explanation: _, ...filter } = body
  const until = Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS
  const mayReveal = caller.permissions.includes('players.reveal')
  const wanted: Wanted = { filter, mayReveal, until }
  changed(null, { filter })
  const of = Buffer.from(JSON.stringify(wanted)).toString('base64url')
  const query = new URLSearchParams({ of, signature: cipher.blindIndex(of, PLACE) })
  return { url: `${FILE_PATH}?${query}`, expiresAt: new Date(until * 1000).toISOString() }
}

/** Streams the lines of a signed link. Not a declared call: it answers bytes. A wrong or old link is 404 and says no more. */
export function serveAuditFile(app: FastifyInstance, needs: Needs): void {
  app.get<{ Querystring: Record<string, unknown> }>(
    FILE_PATH,
    { config: { doors: fileRoutes.audit.doors } },
    async ({ query }, reply) => {
      const wanted = readLink(needs, query)
      if (!wanted) return reply.callNotFound()
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', 'attachment; filename="audit.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(linesOf(needs, wanted)))
    },
  )
}

function readLink({ cipher, clock }: Needs, { of, signature }: Readonly<Record<string, unknown>>): Wanted | undefined {
  if (typeof of !== 'string' || typeof signature !== 'string') return undefined
  const expected = Buffer.from(cipher.blindIndex(of, PLACE))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const wanted = JSON.parse(Buffer.from(of, 'base64url').toString()) as Wanted
  return wanted.until * 1000 > clock.now().getTime() ? wanted : undefined
}

/** A batch at a time, the newest first: the log is as long as it likes. */
async function* linesOf(needs: Needs, { filter, mayReveal }: Wanted): AsyncGenerator<string> {
  const log = auditListed(needs)
  const reader = { userId: 0, permissions: mayReveal ? (['players.reveal'] as const) : [] }
  yield `\ufeff${csvLine(HEAD)}`
  for (let cursor: string | undefined; ;) {
    const { rows, nextCursor } = await log.page({ ...filter, ...(cursor ? { cursor } : {}) }, reader, { rows: BATCH })
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    if (nextCursor === null) return
    cursor = nextCursor
  }
}

function cellsOf(row: Shown): (string | number | null)[] {
  return [
    row.auditId,
    row.at,
    row.actorKind,
    row.actorId,
    row.userName,
    row.source,
    row.action,
    row.outcome,
    row.code,
    row.playerId,
    row.subjects.map(({ kind, id, label }) => [kind, id, ...(label ? [label] : [])].join(':')).join(' ') || row.subject,
    row.reason,
    row.explanation,
    row.change?.before ? JSON.stringify(row.change.before) : null,
    row.change?.after ? JSON.stringify(row.change.after) : null,
    row.requestId,
  ]
}
