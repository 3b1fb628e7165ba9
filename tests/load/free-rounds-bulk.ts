import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoTargets } from '#config/demo.ts'
import type { FreeRoundTerms } from '#contract/shapes/free-rounds.ts'
import { composeCampaigns } from '#apps/api/compose/compose-campaigns.ts'
import { composeFreeRounds } from '#apps/api/compose/compose-free-rounds.ts'
import { approveAction } from '#server/campaigns/approve-campaign.ts'
import { createDefinition } from '#server/free-rounds/definitions/write-definition.ts'
import { goThroughLists } from '#server/campaigns/index.ts'
import { checkList, writeList } from '#server/free-rounds/lists.ts'
import { openDatabase, sql, systemClock, type Database } from '#server/kernel/index.ts'
import { addListAlone, requestBy } from '../add-list-alone.ts'
import { setUpDatabase } from '../database-setup.ts'
import { execute, withDatabase } from '../database.ts'
import { testEnvironment } from '../environment.ts'

// Free rounds for a list of many players: checked, then given, as by a member of staff and the worker. Of each hundred
// players two are excluded, three locked, five not verified, one has a tighter limit. A worker in a process of its own
// is killed (SIGKILL) after a third of the list; another one continues. `node tests/load/free-rounds-bulk.ts [players]`
const PLAYERS = Number(process.argv[2] ?? 50_000)
const CALIBRATION = 20_000
const DAY_MS = 86_400_000
const explanation = 'A list of so many players, measured.'

const took = async <T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly seconds: number }> => {
  const begun = performance.now()
  const result = await work()
  return { result, seconds: Math.round(performance.now() - begun) / 1000 }
}
const say = (line: string) => process.stdout.write(`${line}\n`)

/** The worker in a process of its own: it processes lists until it is killed. */
const WORKER_URL = process.env['BULK_WORKER_URL']
if (WORKER_URL) {
  const own = openDatabase({ url: WORKER_URL, connections: 2, applicationName: 'load-worker' })
  const { campaigns } = needsOn(own, WORKER_URL)
  while ((await goThroughLists(campaigns)) > 0);
  await own.close()
  process.exit(0)
}

const end = await setUpDatabase()
const server = process.env['TEST_DATABASE_SERVER'] ?? ''
await execute(server, `create database load_free_rounds template ${process.env['TEST_DATABASE_TEMPLATE'] ?? ''}`)
const url = withDatabase(server, 'load_free_rounds')
const db = openDatabase({ url, connections: 8, applicationName: 'load' })
try {
  await run(db)
} finally {
  await db.close()
  await end()
}

function needsOn(database: Database, databaseUrl: string) {
  const { configuration } = testEnvironment(databaseUrl, { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' })
  const ground = { db: database, clock: systemClock, configuration }
  const nobody = () => Promise.reject(new Error('Lists are judged together.'))
  const campaigns = composeCampaigns(ground, {
    exclusion: { judgeDeposit: nobody },
    accountGate: { judgeBonus: nobody },
    codeKey: Buffer.alloc(32, 1),
  })
  const needs = composeFreeRounds(ground, { campaigns, isEnabled: () => true, listProviders: () => [] })
  return { campaigns, needs, target: configuration.brand.target }
}

async function run(database: Database): Promise<void> {
  const { campaigns, needs, target } = needsOn(database, url)
  // The machine's baseline: as many small statements, one after another.
  const plain = await took(async () => {
    for (let at = 0; at < CALIBRATION; at += 1) await database.query(sql`select ${at}::integer`)
  })
  say(`calibration: ${CALIBRATION} statements in ${plain.seconds} s`)
  const playerIds = await insertPlayers(database, target)
  say(`${playerIds.length} players are there`)

  const { definition } = await createDefinition(needs, { terms: termsNow() }, 1)
  const { definitionId } = definition
  await database.transaction((tx) => {
    const people = { asker: { userId: 1 }, approver: { userId: 2 } }
    return approveAction(campaigns).run(tx, { campaignId: definitionId, version: 1 }, people as never)
  })
  const checked = await took(() => checkList(needs, { definitionId, playerIds }))
  const { ok, refused } = checked.result
  say(`checked in ${checked.seconds} s: ${ok} are given, ${JSON.stringify(refused)}`)
  const body = { definitionId, playerIds, explanation, idempotencyKey: 'load-free-rounds-bulk' }
  const written = await took(() => writeList(needs, addListAlone(campaigns), { body, request: requestBy(1) }))
  say(`kept in ${written.seconds} s`)
  const made = await took(async () => {
    await dieInTheMiddle(database)
    while ((await goThroughLists(campaigns)) > 0);
  })
  const list = await writeList(needs, addListAlone(campaigns), { body, request: requestBy(1) })
  say(`made in ${made.seconds} s: ${list.given} of ${list.players}, ${JSON.stringify(list.refused)}`)
  const [rows] = await database.query<{ relations: number; gifts: number; given: number }>(sql`
    select (select count(*) from free_rounds.relation)::integer as relations,
           (select count(*) from campaigns.gift)::integer as gifts,
           (select given from campaigns.campaign where id = ${definitionId})::bigint as given`)
  say(`in the database: ${JSON.stringify(rows)}`)
  if (list.given !== ok || rows?.relations !== ok) throw new Error('What was made is not what the check said.')
}

/** A worker that is killed after a third of the list. */
async function dieInTheMiddle(database: Database): Promise<void> {
  const worker = fork(fileURLToPath(import.meta.url), { env: { ...process.env, BULK_WORKER_URL: url } })
  const died = once(worker, 'exit')
  const through = async () => {
    const [row] = await database.query<{ done: number }>(sql`select done from campaigns.list`)
    return row?.done ?? 0
  }
  while ((await through()) < PLAYERS / 3 && worker.exitCode === null) await wait(20)
  worker.kill('SIGKILL')
  const [, signal] = (await died) as [number | null, string | null]
  say(`a worker was ended by ${signal ?? 'itself'} when ${await through()} players were through`)
}

function termsNow(): FreeRoundTerms {
  const day = (days: number) => new Date(systemClock.now().getTime() + days * DAY_MS).toISOString()
  return {
    name: 'Bulk',
    gameKeys: ['OvocnyKolotoc'],
    stakeMinor: 1000,
    rounds: 10,
    winTo: 'cash',
    winCapMinor: null,
    wagering: null,
    people: { kind: 'everyone' },
    window: { from: day(-1), softEnd: day(10), hardEnd: day(20) },
    budgetMinor: 1_000_000_000_000,
    relationsPerPlayerMax: 1,
  }
}

/** Verified players with a wallet, some of whom each check refuses. */
async function insertPlayers(database: Database, target: string): Promise<number[]> {
  const rows = await database.query<{ id: number }>(sql`
    insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                currency, registered_at)
    select ${target}, 'player' || n || '@load.test', 'Jan', 'Novák', 'jan novak', 'novak jan', '1990-01-01', 'cs', 'CZK',
           now() - interval '100 days'
      from generate_series(1, ${PLAYERS}::integer) n returning id`)
  await database.query(sql`
    with opened as (
      insert into ledger.account (path, currency)
      select 'player:' || id || ':cash', 'CZK' from players.player returning id, path),
    balanced as (insert into ledger.balance (account_id, status)
                 select id, case when split_part(path, ':', 2)::bigint % 100 in (10, 20, 30) then 1 else 0 end from opened)
    insert into wallet.wallet (player_id, account_id, currency)
    select split_part(path, ':', 2)::bigint, id, 'CZK' from opened`)
  await database.query(sql`
    insert into documents.kyc_verification (id, target, player_id, method, partner_ref, return_path, started_at, changed_at)
    select gen_random_uuid(), ${target}, id, 'bankId', 'load' || id, '/', now(), now()
      from players.player where id % 20 <> 7`)
  await database.query(sql`update documents.kyc_verification set state = 'verified'`)
  await database.query(sql`
    insert into exclusion.state (id, player_id, origin_player_id, kind, source, pack_id, from_at, receipt)
    select gen_random_uuid(), id, id, 'self', 'web', 'load', now(), 'L' || id from players.player where id % 50 = 1`)
  await database.query(sql`
    insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
    select id, 'StakeDayCasinoLimit', 200000, 100000, false, now(), now(), 'load', 'load'
      from players.player where id % 100 = 2`)
  await database.query(sql`analyze`)
  return rows.map(({ id }) => id)
}
