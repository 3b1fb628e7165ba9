import { afterAll, beforeAll, expect, it } from 'vitest'
import { lock } from '#contract/onling-v2/player.ts'
import { revealPlayer } from '#contract/play-v1/backoffice.ts'
import { getTimeline } from '#contract/play-v1/staff-timeline.ts'
import { auditTimeline } from '#server/audit/index.ts'
import { callerTimeline } from '#server/caller-checks/index.ts'
import { documentTimeline } from '#server/documents/index.ts'
import { freeRoundTimeline } from '#server/free-rounds/index.ts'
import { sql, type Querier, type Sql } from '#server/kernel/index.ts'
import { paymentTimeline } from '#server/payments/index.ts'
import type { TimelinePart, TimelineRow } from '#server/players/index.ts'
import { playTimeline } from '#server/reporting/index.ts'
import { sessionTimeline } from '#server/sign-in/index.ts'
import { ticketTimeline } from '#server/support/index.ts'
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
  await fillByStaff(hours)
  await api.db.query(sql`
    analyze sign_in.player_session, payments.payment, reporting.account, reporting.account_day, documents.move,
            caller_checks.caller_check, free_rounds.award, payments.withdrawal, payments.withdrawal_move, payments.funds_transfer,
            support.ticket, support.message, audit.call, audit.call_outcome`)
}

/** The same of what staff have to do with: withdrawals, of which some take long, money at venues, questions, and what the audit log has. */
async function fillByStaff(hours: Sql) {
  await api.db.query(sql`
    insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals, idempotency_key,
                                     requested_at, changed_at)
    select gen_random_uuid(), ${playerId}, 'BankTransfer', 10000, 'CZK', 'requested', 'CZ1', 'Jana', '{}', 'withdrawal-of-hour-' || n, at,
           at + case when n % 100 = 0 then interval '400 hours' else interval '2 hours' end
      from ${hours}`)
  await api.db.query(sql`
    insert into payments.withdrawal_move (withdrawal_id, from_state, to_state, actor, user_id, moved_at)
    select id, null, 'requested', 'player', null, requested_at from payments.withdrawal where player_id = ${playerId}
    union all
    select id, 'requested', 'refused', 'staff', 1, changed_at from payments.withdrawal where player_id = ${playerId}`)
  await api.db.query(sql`
    insert into payments.funds_transfer (id, asked_by, player_id, reference, channel, takes_from, takes_minor, gives_minor, currency, state, balance_minor,
                                         created_at, changed_at)
    select gen_random_uuid(), 'a-hall', ${playerId}, 'transfer-' || n, 'desk', 'cash', 100, 0, 'CZK', 'done', 0, at, at from ${hours}`)
  await api.db.query(sql`
    with ticket as (
      insert into support.ticket (id, target, player_id, topic, language, state, priority, is_from_outside, created_at, changed_at,
                                  waiting_since, due_at)
      values (gen_random_uuid(), 'a', ${playerId}, 'payments', 'cs', 'open', 'normal', false, ${until}, ${until}, ${until}, ${until}) returning id)
    insert into support.message (id, ticket_id, player_id, position, author, text_sealed, idempotency_key, written_at)
    select gen_random_uuid(), ticket.id, ${playerId}, n, 'player', '', 'message-of-hour-' || n, at from ticket, ${hours}`)
  await api.db.query(sql`
    with call as (
      insert into audit.call (at, actor_kind, user_id, user_name, action, player_id, request_id)
      select at, 'staff', 1, 'Petra', kind.path, ${playerId}, 'r'
        from ${hours}, unnest(array[${getTimeline.path}, ${lock.path}, ${revealPlayer.path}]) kind (path)
       where kind.path <> ${revealPlayer.path} or n % 40 = 0
      returning id, at)
    insert into audit.call_outcome (call_id, status, subjects, at) select id, 200, '[]', at from call`)
}

const parts = [
  ...auditTimeline(),
  ...ticketTimeline(),
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

const NAMES = [
  'sessions',
  'deposits',
  'withdrawals',
  'other-money',
  'play',
  'documents',
  'tickets',
  'callers',
  'free-rounds',
  'staff',
]

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

it('what reveals personal data is read without the calls that only read', async () => {
  const part = parts.find(({ name }) => name === 'reveals')
  const { db, met } = counting()
  await part?.read(db, { playerId, until, isNow: true, before: null, limit: PAGE })
  expect(met()).toBeGreaterThan(0)
  expect(met()).toBeLessThan(READ_MAX)
})

it('a withdrawal that took long is on the page of its end', async () => {
  const part = parts.find(({ name }) => name === 'withdrawals')
  if (!part) throw new Error('There is a part for withdrawals.')
  const all = await read(part, api.db, null, 10 * MANY)
  // Each has two moves. One of a hundred ends sixteen days after it was asked for: three of them, and the newest, have not ended yet.
  expect(all).toHaveLength(2 * MANY - 4)
  const pages: TimelineRow[] = []
  while (pages.length < 600) pages.push(...(await read(part, api.db, pages.at(-1) ?? null, PAGE)))
  expect(pages).toEqual(all.slice(0, pages.length))
})
