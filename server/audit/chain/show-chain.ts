import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/audit.ts'
import { newId, sql, type Clock, type Database, type Input } from '#server/kernel/index.ts'
import { countLinks, findLastLink } from './chain.queries.ts'
import { findNewestCheck, insertCheck, type CheckRow } from './checks.queries.ts'
import { listHeads } from './heads.queries.ts'

type Needs = { readonly db: Database; readonly clock: Clock }

const HOUR_MS = 3_600_000
const HOURS_SHOWN = 48

export async function showChain({ db, clock }: Needs): Promise<ReplyOf<typeof calls.getChain>> {
  const thisHour = Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS
  const first = new Date(thisHour - (HOURS_SHOWN - 1) * HOUR_MS)
  const [links, last, heads, check] = await Promise.all([
    countLinks(db),
    findLastLink(db),
    listHeads(db, first),
    findNewestCheck(db),
  ])
  const signed = new Set(heads.map(({ hour }) => hour.getTime()))
  return {
    links,
    hash: last?.hash.toString('hex') ?? null,
    hours: Array.from({ length: HOURS_SHOWN }, (_, index) => {
      const hour = first.getTime() + index * HOUR_MS
      return { hour: new Date(hour).toISOString(), isSigned: signed.has(hour) }
    }),
    check: check ? shown(check) : null,
  }
}

/** Asks for a check; the worker runs it. One that runs already is answered instead. */
export async function requestCheck(
  { db, clock }: Needs,
  { caller }: Pick<Input<typeof calls.checkChain>, 'caller'>,
): Promise<ReplyOf<typeof calls.checkChain>> {
  return db.transaction(async (tx) => {
    // Two who press at once ask for one check.
    await tx.query(sql`lock table audit.chain_check in share row exclusive mode`)
    const running = await findNewestCheck(tx)
    if (running && running.endedAt === null) return shown(running)
    const askedAt = clock.now()
    const asked = { id: newId(askedAt), askedAt, askedByName: caller.name }
    await insertCheck(tx, asked)
    return shown({ ...asked, beganAt: null, endedAt: null, linksDone: 0, linksTotal: 0, problems: null })
  })
}

function shown(row: CheckRow): ReplyOf<typeof calls.checkChain> {
  return {
    checkId: row.id,
    askedAt: row.askedAt.toISOString(),
    askedByName: row.askedByName,
    endedAt: row.endedAt?.toISOString() ?? null,
    linksDone: row.linksDone,
    linksTotal: row.linksTotal,
    problems: row.problems === null ? null : [...row.problems],
  }
}
