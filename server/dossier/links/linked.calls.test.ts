import { targets } from '#config/targets.ts'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { create as registerPlayer } from '#contract/onling-v2/registration.ts'
import { listLinked, type LinkedPlayer } from '#contract/play-v1/staff-linked.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
let jana: number
let eva: number
let ota: number
let risk: string

beforeAll(async () => {
  api = await openTestApi()
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  jana = player?.id ?? 0
  eva = await register('eva', 'Tichá')
  ota = await register('ota', 'Hlasitý')
  risk = await api.tokenOfRole('risk')
})
afterAll(() => api?.close())

const hash = (text: string) => createHash('sha256').update(text).digest()

async function register(name: string, surname: string): Promise<number> {
  const body = {
    email: `${name}@post.example`,
    password: 'modry vlak jede',
    firstName: name,
    surname,
    birthDate: '1988-02-03',
    language: 'cs',
    consentTermsVersion: '2026-11',
    fields: [],
  }
  const answer = await api.send(registerPlayer, { input: { body } })
  expect(answer.statusCode, answer.body).toBe(200)
  const [row] = await api.db.query<{ id: number }>(sql`select id from players.player where email = ${body.email}`)
  return row?.id ?? 0
}

async function linked(token = risk): Promise<LinkedPlayer[]> {
  const answer = await api.send(listLinked, { input: { query: { playerId: jana } }, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ linked: LinkedPlayer[] }>().linked
}

it('nobody is linked to who has nothing in common', async () => {
  expect(await linked()).toEqual([])
})

it('each link says what it is, how strong, and since when', async () => {
  const at = api.clock.now()
  await api.db.query(sql`update players.player set phone = '+420777000111' where id in (${jana}, ${eva})`)
  for (const [id, day] of [
    [jana, '2026-10-01'],
    [eva, '2026-10-05'],
    [ota, '2026-10-09'],
  ] as const) {
    await api.db.query(sql`
      insert into sign_in.known_device (realm, account, device, owner_id, first_at, last_at)
      values ('player', ${hash(`account ${id}`)}, ${hash('one browser')}, ${id}, ${new Date(day)}, ${at})`)
  }
  for (const [id, day] of [
    [jana, '2026-10-02'],
    [eva, '2026-10-07'],
  ] as const)
    await api.db.query(sql`
      insert into documents.bank_account (id, target, player_id, iban_sealed, iban_index, entered_at)
      values (${newId(at)}, ${targets[0]}, ${id}, 'sealed', 'the-index-of-an-account', ${new Date(day)})`)

  expect(await linked()).toEqual([
    {
      playerId: eva,
      maskedName: 'e••• T•••',
      state: 'open',
      isProvedOther: false,
      strength: 'strong',
      reasons: [
        { reason: 'account', strength: 'strong', since: '2026-10-07T00:00:00.000Z' },
        { reason: 'phone', strength: 'middle', since: null },
        { reason: 'device', strength: 'middle', since: '2026-10-05T00:00:00.000Z' },
      ],
    },
    {
      playerId: ota,
      maskedName: 'o••• H•••',
      state: 'open',
      isProvedOther: false,
      strength: 'middle',
      reasons: [{ reason: 'device', strength: 'middle', since: '2026-10-09T00:00:00.000Z' }],
    },
  ])
})

it('two confirmed birth numbers that differ are said in their favour', async () => {
  for (const id of [jana, eva])
    await api.db.query(sql`
      insert into players.profile (player_id, registered_by, birth_number_sealed, birth_number_index, birth_number_proved_at)
      values (${id}, 'web', 'sealed', ${`index of ${id}`}, ${api.clock.now()})
      on conflict (player_id) do update set birth_number_sealed = excluded.birth_number_sealed,
        birth_number_index = excluded.birth_number_index, birth_number_proved_at = excluded.birth_number_proved_at`)
  const [first, second] = await linked()
  expect([first?.playerId, first?.isProvedOther]).toEqual([eva, true])
  expect(second?.isProvedOther).toBe(false)
})

it('only who may see links sees them, and nothing follows from one', async () => {
  const support = await api.tokenOfRole('support')
  const answer = await api.send(listLinked, { input: { query: { playerId: jana } }, token: support })
  expect(answer.statusCode).toBe(403)
  const states = await api.db.query(sql`select state from players.player where id in (${jana}, ${eva}) order by id`)
  expect(states).toEqual([{ state: 'open' }, { state: 'open' }])
})
