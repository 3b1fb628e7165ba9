import { afterAll, beforeAll, expect, it } from 'vitest'
import { callerTimeline } from '#server/caller-checks/index.ts'
import { documentTimeline } from '#server/documents/index.ts'
import { freeRoundTimeline } from '#server/free-rounds/index.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { paymentTimeline } from '#server/payments/index.ts'
import type { TimelinePart, TimelineRow } from '#server/players/index.ts'
import { playTimeline } from '#server/reporting/index.ts'
import { sessionTimeline } from '#server/sign-in/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

/** Of each kind, one an hour. */
const MANY = 4_000
const PAGE = 20
/** Some pages, since a part has several kinds of events, and ends of sessions have no order of their own; of far more rows. */
const READ_MAX = 1_500

type Plan = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

let api: TestApi
let playerId: number
let until: Date

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const [player] = await api.db.query<{ id: number }>(
    sql`select id from players.player where email = 'jana@players.test'`,
  )
  playerId = player?.id ?? 0
  until = api.clock.now()
  await fill()
})
afterAll(() => api?.close())

/** A busy player: sessions, deposits, papers, calls and free rounds, and play of three games a day. */
async function fill() {
  await api.db.query(sql`
    insert into sign_in.player_session (id, token_hash, target, player_id, opened_at, last_seen_at, idle_ends_at, absolute_ends_at,
                                        client, source)
    select gen_random_uuid(), sha256(n::text::bytea), p.target, p.id, at, at, at + interval '30 minutes',
           at + interval '12 hours', 'Firefox', '127.0.0.1'
      from players.player p, generate_series(1, ${MANY}::integer) n, lateral (select ${until}::timestamptz - n * interval '1 hour' as at) hour
     where p.id = ${playerId}`)
  await api.db.query(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state, idempotency_key,
                                  return_path, created_at, changed_at, settled_at)
    select gen_random_uuid(), ${playerId}, 'deposit', 'PaymentCard', 'Csob', 10000, 'CZK', 'settled', 'deposit-of-hour-' || n, '/',
           at, at + interval '9 microseconds', at + interval '9 microseconds'
      from generate_series(1, ${MANY}::integer) n, lateral (select ${until}::timestamptz - n * interval '1 hour' as at) hour`)
  await api.db.query(sql`
    insert into reporting.account (id, path, currency, player_id, target, account_group)
    values (901, 'player/a', 'CZK', ${playerId}, 'a', 'player:cash'), (902, 'house/b', 'CZK', null, '', 'house:play')`)
  await api.db.query(sql`
    insert into reporting.account_day (day, account_id, contra_id, kind, game_key, definition_hash, entries, rounds, debit, credit)
    select ${until}::date - n / 3, 901, 902, kind, 'Game' || n % 3, '', 5, 5, 100, 90
      from generate_series(1, ${MANY}::integer) n, unnest(array[1, 2]) kind`)
  const hours = sql`generate_series(1, ${MANY}::integer) n, lateral (select ${until}::timestamptz - n * interval '1 hour' as at) hour`
  await api.db.query(sql`
    insert into documents.move (item_id, player_id, from_state, to_state, actor, moved_at)
    select gen_random_uuid(), ${playerId}, null, 'waiting', 'player', at from ${hours}`)
  await api.db.query(sql`
    insert into caller_checks.caller_check (id, target, player_id, user_id, user_name, questions, state, started_at, ends_at)
    select gen_random_uuid(), 'a', ${playerId}, 1, 'Petra', '{}', 'failed', at, at + interval '10 minutes' from ${hours}`)
  await api.db.query(sql`
    insert into free_rounds.award (id, player_id, game_key, currency, stake, rounds, source, given_at, expires_at, expired_at)
    select gen_random_uuid(), ${playerId}, 'GameA', 'CZK', 100, 5, 'campaign', at, at + interval '3 hours',
           case when n % 2 = 0 then at + interval '3 hours' end from ${hours}`)
  await api.db.query(sql`
    analyze sign_in.player_session, payments.payment, reporting.account, reporting.account_day, documents.move,
            caller_checks.caller_check, free_rounds.award`)
}

const parts = [
  ...sessionTimeline(),
  ...paymentTimeline(),
  ...playTimeline('Europe/Prague'),
  ...documentTimeline(),
  ...callerTimeline(),
  ...freeRoundTimeline(),
]
const read = (part: TimelinePart, db: Querier, before: { micros: number; key: string } | null, limit: number) =>
  part.read(db, { playerId, until, isNow: true, before, limit })

/** A querier that explains instead: how many rows the scans of its last statement met. */
function counting() {
  let met = 0
  const sum = (plan: Plan): number =>
    (plan.Plans ?? []).reduce((all, below) => all + sum(below), 0) +
    (plan['Node Type'].includes('Scan')
      ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
      : 0)
  const db = {
    query: async (statement: Parameters<Querier['query']>[0]) => {
      const rows = await api.db.query<Record<string, [{ Plan: Plan }]>>(
        sql`explain (analyze, format json) ${statement}`,
      )
      const [{ Plan: plan }] = Object.values(rows[0] ?? {})[0] as [{ Plan: Plan }]
      met = sum(plan)
      return []
    },
  } as unknown as Querier
  return { db, met: () => met }
}

const NAMES = ['sessions', 'deposits', 'play', 'documents', 'callers', 'free-rounds']

it.each(NAMES)('a late page of %s reads no more than a page', async (name) => {
  const part = parts.find((one) => one.name === name)
  if (!part) throw new Error(`No part is called ${name}.`)
  const all = await read(part, api.db, null, 10 * MANY)
  expect(all.length).toBeGreaterThanOrEqual(MANY)
  const late = all[Math.floor(all.length / 3)] as TimelineRow
  const { db, met } = counting()
  await read(part, db, late, PAGE)
  expect(met()).toBeGreaterThan(0)
  expect(met()).toBeLessThan(READ_MAX)
  // And they are the rows that follow, in the exact order of their instants.
  const place = all.indexOf(late)
  expect(await read(part, api.db, late, PAGE)).toEqual(all.slice(place + 1, place + 1 + PAGE))
  const moments = all.map(({ micros }) => micros)
  expect(moments).toEqual(moments.toSorted((one, other) => other - one))
})
