import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import { deposit, getHistory } from '#contract/capi-v1.1/funds.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { cancelWithdraw } from '#contract/onling-v2/withdrawals.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { listEntries } from '#contract/play-v1/backoffice.ts'
import { find } from '#contract/play-v1/search.ts'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import { getPayment } from '#contract/play-v1/staff-payments.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'

type Found = ReplyOf<typeof find>

let api: TestApi
let playerId: number
let withdrawalNumber: string
let withdrawalId: string
let depositNumber: string

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const [jana] = await api.db.query<{ id: number }>(
    sql`select id from players.player where email = 'jana@players.test'`,
  )
  playerId = jana?.id ?? 0
  await api.db.query(sql`update players.player set phone = '+420777123456' where id = ${playerId}`)
  const { token } = { token: api.tokens.player }
  const key = randomUUID()
  const body = { amount: { amountMinor: 50_000, currency: 'CZK' }, method: 'BankTransfer', account: TEST_IBAN }
  const asked = await api.send(withdraw, { input: { body: { ...body, idempotencyKey: key } }, token })
  const begun = asked.json<{ withdrawalId: string; referenceNumber: string }>()
  withdrawalId = begun.withdrawalId
  withdrawalNumber = begun.referenceNumber
  await api.send(cancelWithdraw, { input: { body: { id: withdrawalId } }, token })
  await api.send(deposit, {
    input: {
      body: {
        amount: { amountMinor: 20_000, currency: 'CZK' },
        method: 'CardOnline',
        gateway: 'Csob',
        idempotencyKey: randomUUID(),
        returnPath: '/cs/ucet',
      },
    },
    token,
  })
  const [paid] = await api.db.query<{ number: number }>(sql`
    select reference_number as number from payments.payment where player_id = ${playerId} order by id desc limit 1`)
  depositNumber = String(paid?.number)
})
afterAll(() => api?.close())

const search = async (text: string, token = api.tokens.staff): Promise<Found> => {
  const answer = await api.send(find, { input: { query: { text } }, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Found>()
}
const whoIs = async (text: string) => (await search(text)).players.map((one) => [one.playerId, one.foundBy])

describe('a player is found by what is whole', () => {
  test.each(['777 123 456', '+420777123456', '00420 777 123 456'])('the phone %s', async (phone) => {
    expect(await whoIs(phone)).toEqual([[playerId, 'phone']])
  })

  test.each(['CZ65 0800 0000 1920 0014 5399', 'cz6508000000192000145399', '19-2000145399/0800'])(
    'the account %s, by its blind index and by the money that went there',
    async (account) => {
      expect(await whoIs(account)).toEqual([[playerId, 'account']])
    },
  )

  test('the card of a venue', async () => {
    const added = await api.send(addCard, { input: { body: { cardNumber: '04A2B3C4D5' } }, token: api.tokens.player })
    expect(added.statusCode, added.body).toBe(200)
    expect(await whoIs('04 a2 b3 c4 d5')).toEqual([[playerId, 'venue-card']])
  })

  test('the end of a card that a gateway keeps', async () => {
    await api.db.query(sql`
      insert into payments.stored_card (id, player_id, gateway, provider_ref, payment_id, state, hint, registered_at, changed_at)
      select gen_random_uuid(), player_id, 'Csob', 'kept-1', id, 'active', '4242', now(), now()
        from payments.payment where player_id = ${playerId} limit 1`)
    expect(await whoIs('•••• 4242')).toEqual([[playerId, 'payment-card']])
    expect(await whoIs('4242')).toEqual([[playerId, 'payment-card']])
  })

  test('the number of a document', async () => {
    // The number that the test person's document was entered with (tools/start/verify-by-staff.ts).
    const number = String(900_000_000 + playerId)
    expect((await search(number)).players).toContainEqual(expect.objectContaining({ playerId, foundBy: 'document' }))
  })

  test('the e-mail, the number, and a name by its beginning', async () => {
    expect(await whoIs('jana@players.test')).toEqual([[playerId, 'email']])
    expect(await whoIs(`#${playerId}`)).toEqual([[playerId, 'player-number']])
    expect(await whoIs('nováková j')).toEqual([[playerId, 'name']])
  })

  test('and by no part of it', async () => {
    for (const part of ['777 123 45', '+420777123457', '08000000192000145399', '04A2B3C4']) {
      const { players } = await search(part)
      expect(players, part).toEqual([])
    }
  })

  test('masked', async () => {
    const said = JSON.stringify(await search('+420777123456'))
    expect(said).toContain('J••• N•••')
    for (const secret of ['Nováková', 'jana@', '777123456', TEST_IBAN]) expect(said).not.toContain(secret)
  })
})

describe('a payment is found by its number, whatever became of it', () => {
  test('a withdrawal that is over', async () => {
    expect((await search(withdrawalNumber)).payments).toMatchObject([
      { direction: 'withdrawal', referenceNumber: withdrawalNumber, playerId, state: 'cancelled' },
    ])
    expect((await search(withdrawalId)).payments).toMatchObject([{ referenceNumber: withdrawalNumber }])
  })

  test('a deposit that came to nothing', async () => {
    expect((await search(depositNumber)).payments).toMatchObject([{ direction: 'deposit', playerId, state: 'error' }])
  })

  test('with its history and its movements', async () => {
    const shown = await api.send(getPayment, {
      input: { query: { number: withdrawalNumber } },
      token: api.tokens.staff,
    })
    const { history, entries, withdrawal } = shown.json<ReplyOf<typeof getPayment>>()
    expect(withdrawal).toMatchObject({ withdrawalId, state: 'cancelled' })
    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ['requested', 'player'],
      ['cancelled', 'player'],
    ])
    expect(entries?.map(({ kind }) => kind)).toEqual(['withdrawal', 'withdrawal-returned'])
    const failed = await api.send(getPayment, { input: { query: { number: depositNumber } }, token: api.tokens.staff })
    expect(failed.json<ReplyOf<typeof getPayment>>()).toMatchObject({
      playerId,
      withdrawal: null,
      deposit: { state: 'error' },
      history: [{ what: 'created' }, { what: 'error' }],
      entries: [],
    })
    const none = await api.send(getPayment, { input: { query: { number: '9999999999' } }, token: api.tokens.staff })
    expect(none.json()).toMatchObject({ code: 'ERR_PAYMENT_NOT_FOUND' })
  })

  test('in the player’s record', async () => {
    const listed = await api.app.inject({
      url: `${listPendingWithdrawPlayers.path}?playerId=${playerId}&states=cancelled`,
      headers: { authorization: `Bearer ${api.tokens.staff}` },
    })
    expect(listed.json<{ rows: object[] }>().rows).toMatchObject([{ withdrawalId, state: 'cancelled' }])
  })

  test('from the entry that it made, in both directions', async () => {
    const listed = await api.send(listEntries, { input: { query: { playerId } }, token: api.tokens.staff })
    const { rows } = listed.json<ReplyOf<typeof listEntries>>()
    const made = rows.filter(({ payment }) => payment?.referenceNumber === withdrawalNumber)
    expect(made.map(({ kind }) => kind).toSorted()).toEqual(['withdrawal', 'withdrawal-returned'])
    for (const { reference } of made) {
      const found = await search(reference)
      expect(found.payments).toMatchObject([{ referenceNumber: withdrawalNumber }])
      expect(found.movements).toMatchObject([{ reference, playerId }])
    }
    const own = await api.send(getHistory, { input: { query: {} }, token: api.tokens.player })
    expect(own.body).not.toContain('contraAccount')
  })
})

describe('who searches', () => {
  test('finds no payment and no movement without the right to read them', async () => {
    const token = await api.tokenOfRole('documents')
    const found = await search(withdrawalNumber, token)
    expect([found.payments, found.movements]).toEqual([[], []])
    expect((await search(withdrawalId, token)).payments).toEqual([])
    expect((await search('777123456', token)).players).toHaveLength(1)
    const books = await api.tokenOfRole('support')
    expect((await search(withdrawalNumber, books)).payments).toHaveLength(1)
  })

  test('finds payments and movements without the right to players, and is refused without any of these', async () => {
    const finance = await api.tokenOfRole('finance')
    const payment = await search(withdrawalNumber, finance)
    expect([payment.players, payment.payments.length]).toEqual([[], 1])
    expect(await search('777123456', finance)).toMatchObject({ players: [], payments: [] })
    const games = await search(withdrawalId, await api.tokenOfRole('games'))
    expect([games.players, games.payments]).toEqual([[], []])
    const refused = await api.send(find, {
      input: { query: { text: withdrawalNumber } },
      token: await api.tokenOfRole('operations'),
    })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'ERR_NOT_ALLOWED'])
  })

  test('leaves the search in the audit, without what was searched for', async () => {
    for (const text of ['777 123 456', 'CZ65 0800 0000 1920 0014 5399', '04A2B3C4D5', 'AB 123456', 'AB123456'])
      await search(text)
    const rows = await api.db.query<{ subject: string }>(sql`
      select subject from audit.call where action like '%/Search/Find' order by id desc limit 5`)
    expect(rows.map(({ subject }) => subject).toReversed()).toEqual(['…456', 'C…399', '0…4D5', 'A…456', 'A…456'])
    for (const { subject } of rows) expect(subject).not.toMatch(/777|0800|A2B3|1234/)
  })
})
