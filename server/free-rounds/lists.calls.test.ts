import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import { composeCampaigns } from '#apps/api/compose/compose-campaigns.ts'
import { composeFreeRounds } from '#apps/api/compose/compose-free-rounds.ts'
import type { FreeRoundTerms } from '#contract/shapes/free-rounds.ts'
import { approveAction } from '#server/campaigns/approve-campaign.ts'
import { goThroughLists, judgeRecipient } from '#server/campaigns/index.ts'
import { openExclusionGate } from '#server/exclusion/index.ts'
import { makeFieldCipher, openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { blockPlaying, openWallet } from '#server/wallet/index.ts'
import { openAccountGate } from '#apps/api/gates/account-gate.ts'
import { composeAccountFacts } from '#apps/api/gates/account-facts.ts'
import { composeExclusion } from '#apps/api/compose/compose-exclusion.ts'
import { addListAlone, requestBy } from '#tests/add-list-alone.ts'
import { clearRegister, openTestApi, type TestApi } from '#tests/api.ts'
import { createDefinition } from './definitions/write-definition.ts'
import { checkList, writeList } from './lists.ts'
import type { FreeRoundNeeds } from './needs.ts'

const DAY_MS = 86_400_000
const explanation = 'A test of lists of players.'

let api: TestApi
let other: Database
let rooms: readonly FreeRoundNeeds[]

beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.CZE, MARKET_LOCALE: 'CZE' } })
  other = openDatabase({ url: api.db.url, connections: 4, applicationName: 'other' })
  rooms = [api.db, other].map(openRoom)
})
afterAll(async () => {
  await other.close()
  await api.close()
})

/** The room as a process has it, on its own connections. */
function openRoom(db: Database): FreeRoundNeeds {
  const { clock, environment } = api
  const ground = { db, clock, configuration: environment.configuration }
  const nobody = () => Promise.reject(new Error('Lists are judged together.'))
  const campaigns = composeCampaigns(ground, {
    exclusion: { judgeDeposit: nobody },
    accountGate: { judgeBonus: nobody },
    codeKey: Buffer.alloc(32, 1),
  })
  return composeFreeRounds(ground, { campaigns, isEnabled: () => true, listProviders: () => [] })
}
const room = () => rooms[0] as FreeRoundNeeds

async function define(more: Partial<FreeRoundTerms> = {}): Promise<string> {
  const day = (days: number) => new Date(api.clock.now().getTime() + days * DAY_MS).toISOString()
  const terms: FreeRoundTerms = {
    name: 'Of a list',
    gameKeys: ['OvocnyKolotoc'],
    stakeMinor: 1000,
    rounds: 2,
    winTo: 'cash',
    winCapMinor: null,
    wagering: null,
    people: { kind: 'everyone' },
    window: { from: day(-1), softEnd: day(10), hardEnd: day(20) },
    budgetMinor: 100_000_000,
    relationsPerPlayerMax: 1,
    ...more,
  }
  const { definition } = await createDefinition(room(), { terms }, 1)
  const input = { campaignId: definition.definitionId, version: 1 }
  const people = { asker: { userId: 1 }, approver: { userId: 2 } }
  await api.db.transaction((tx) => approveAction(room().campaigns).run(tx, input, people as never))
  return definition.definitionId
}

let made = 0
/** Players with a wallet, verified by default. */
async function addPlayers(count: number, isVerified = true): Promise<number[]> {
  const { target } = room().campaigns
  made += count
  const rows = await api.db.query<{ id: number }>(sql`
    insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                currency, registered_at)
    select ${target}, 'list' || (${made}::integer - n) || '@players.test', 'Jan', 'Novák', 'jan novak', 'novak jan',
           '1990-01-01', 'cs', 'CZK', ${api.clock.now()}::timestamptz - interval '5 days'
      from generate_series(1, ${count}::integer) n returning id`)
  const ids = rows.map(({ id }) => id).toSorted((one, two) => one - two)
  await api.db.transaction(async (tx) => {
    for (const playerId of ids) await openWallet(tx, { playerId, currency: 'CZK' })
  })
  if (isVerified) {
    await api.db.query(sql`
      insert into documents.kyc_verification (id, target, player_id, method, partner_ref, return_path, started_at, changed_at)
      select gen_random_uuid(), ${target}, id, 'bankId', 'list' || id, '/', now(), now()
        from unnest(${ids}::bigint[]) as verified (id)`)
    await api.db.query(sql`
      update documents.kyc_verification set state = 'verified' where player_id = any(${ids}::bigint[])`)
  }
  return ids
}

const write = (definitionId: string, playerIds: number[], idempotencyKey: string = randomUUID()) =>
  writeList(room(), addListAlone(room().campaigns), {
    body: { definitionId, playerIds, explanation, idempotencyKey },
    request: requestBy(1),
  })
async function makeAll(): Promise<void> {
  while ((await goThroughLists(room().campaigns)) > 0);
}
const countGiven = async (definitionId: string) =>
  (
    await api.db.query<{ relations: number; gifts: number; given: number }>(sql`
      select (select count(*) from free_rounds.relation where campaign_id = ${definitionId})::integer as relations,
             (select count(*) from campaigns.gift where campaign_id = ${definitionId})::integer as gifts, gifts * 2000 as given
        from campaigns.campaign where id = ${definitionId}`)
  )[0]

describe('a list of players', () => {
  it('names who is refused and why, as for one alone, and gives the others what the preview showed', async () => {
    const definitionId = await define()
    const [fine, excluded, blocked, careful, restricted] = (await addPlayers(5)) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const [temporary] = (await addPlayers(1, false)) as [number]
    const now = api.clock.now()
    await api.db.query(sql`
      insert into exclusion.state (id, player_id, origin_player_id, kind, source, pack_id, from_at, receipt)
      values (gen_random_uuid(), ${excluded}, ${excluded}, 'self', 'web', 'test', ${now}, ${`T${excluded}`})`)
    await api.db.transaction((tx) => blockPlaying(tx, blocked))
    await api.db.query(sql`
      insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
      values (${careful}, 'StakeDayCasinoLimit', 2000, 1000, false, ${now}, ${now}, 'test', 'test')`)
    await api.db.query(sql`
      insert into campaigns.restricted_player (id, target, player_id, reason, added_by, added_by_name, added_at)
      values (gen_random_uuid(), ${room().campaigns.target}, ${restricted}, 'test', 1, 'Iveta', ${now})`)
    const playerIds = [fine, excluded, blocked, careful, restricted, temporary, 999_999_999, fine]
    const checked = await checkList(room(), { definitionId, playerIds })
    expect(checked).toMatchObject({
      asked: 8,
      ok: 1,
      cost: { amountMinor: 2000 },
      rows: [
        { playerId: excluded, why: 'excluded' },
        { playerId: blocked, why: 'blocked' },
        { playerId: careful, why: 'limit-lowered' },
        { playerId: restricted, why: 'restricted' },
        { playerId: temporary, why: 'unverified' },
        { playerId: 999_999_999, why: 'unknown' },
        { playerId: fine, why: 'twice' },
      ],
    })
    // A refusal affects only its player in a list; the gates query the register.
    const alone = await gatesOfOne()
    const judged = [fine, excluded, blocked, careful, temporary].map((playerId) =>
      judgeRecipient(alone, { campaignId: definitionId, playerId }),
    )
    expect((await Promise.all(judged)).map((why) => why !== undefined)).toEqual([false, true, true, true, true])
    await write(definitionId, playerIds)
    await makeAll()
    expect(await countGiven(definitionId)).toEqual({ relations: 1, gifts: 1, given: 2000 })
    expect((await checkList(room(), { definitionId, playerIds: [fine] })).rows).toEqual([
      { playerId: fine, why: 'given-often-enough' },
    ])
  })

  it('is the same list by the same key, and another one is a mistake', async () => {
    const definitionId = await define()
    const playerIds = await addPlayers(3)
    const key = randomUUID()
    const first = await write(definitionId, playerIds, key)
    await makeAll()
    expect(await write(definitionId, playerIds, key)).toMatchObject({
      importId: first.importId,
      state: 'done',
      given: 3,
    })
    await expect(write(definitionId, playerIds.toReversed(), key)).rejects.toMatchObject({ code: 'ERR_KEY_REUSED' })
    await makeAll()
    expect(await countGiven(definitionId)).toEqual({ relations: 3, gifts: 3, given: 6000 })
  })

  it('is given once by two processes at once', async () => {
    const definitionId = await define()
    const playerIds = await addPlayers(2500)
    const { importId } = await write(definitionId, playerIds)
    const beat = async (of: FreeRoundNeeds) => {
      while ((await goThroughLists(of.campaigns)) > 0);
    }
    await Promise.all(rooms.map(beat))
    expect(await countGiven(definitionId)).toEqual({ relations: 2500, gifts: 2500, given: 5_000_000 })
    const told = await api.db.query<{ count: number }>(sql`
      select count(*)::integer as count from kernel.outbox o
       where name = 'free-rounds.offered'
         and exists (select from free_rounds.relation r where r.id = (o.payload ->> 'relationId')::uuid
                        and r.campaign_id = ${definitionId})`)
    expect(told).toEqual([{ count: 2500 }])
    const [list] = await api.db.query(sql`select done, given from campaigns.list where id = ${importId}`)
    expect(list).toEqual({ done: 2500, given: 2500 })
  })

  it('resumes where a process died in the middle, and gives nobody two gifts', async () => {
    const definitionId = await define()
    const playerIds = await addPlayers(2200)
    await write(definitionId, playerIds)
    await goThroughLists(room().campaigns)
    // The process dies when all is written but nothing committed.
    const dying = { ...room().campaigns, db: dyingAtCommit(api.db) }
    await expect(goThroughLists(dying)).rejects.toThrow('The process was killed.')
    expect(await countGiven(definitionId)).toMatchObject({ relations: 1000, gifts: 1000 })
    await makeAll()
    expect(await countGiven(definitionId)).toEqual({ relations: 2200, gifts: 2200, given: 4_400_000 })
  })

  it('stops with the budget: nobody is given less, and the definition ends', async () => {
    const definitionId = await define({ budgetMinor: 7000 })
    const { importId } = await write(definitionId, await addPlayers(5))
    await makeAll()
    expect(await countGiven(definitionId)).toEqual({ relations: 3, gifts: 3, given: 6000 })
    const rows = await api.db.query(sql`
      select outcome, count(*)::integer as count from campaigns.list_row where list_id = ${importId}
       group by outcome order by outcome`)
    expect(rows).toEqual([
      { outcome: 'budget-used-up', count: 2 },
      { outcome: 'given', count: 3 },
    ])
    const [campaign] = await api.db.query(
      sql`select state, ended_by from campaigns.campaign where id = ${definitionId}`,
    )
    expect(campaign).toEqual({ state: 'ended', endedBy: 'budget' })
    await expect(write(definitionId, await addPlayers(1))).rejects.toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })
})

/** Campaigns with the gates that judge a gift to one player. */
async function gatesOfOne() {
  const { db, clock, environment } = api
  const { configuration } = environment
  const ground = { db, clock, configuration, bus: { send: async () => {} } }
  const exclusion = composeExclusion(ground, environment, clearRegister)
  const facts = composeAccountFacts({ ...ground, cipher: makeFieldCipher(environment.fieldKeys) })
  return composeCampaigns(ground, {
    exclusion: openExclusionGate(exclusion.needs),
    accountGate: openAccountGate(facts),
    codeKey: Buffer.alloc(32, 1),
  })
}

/** A database that loses its client when a transaction would be committed. */
function dyingAtCommit(db: Database): Database {
  return {
    ...db,
    query: db.query.bind(db),
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error('The process was killed.')
      }),
  }
}
