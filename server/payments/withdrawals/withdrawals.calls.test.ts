import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WITHDRAWAL_STATES, withdrawalMoves, type WithdrawalState } from '#contract/states/withdrawal-states.ts'
import {
  buildApp,
  makeFieldCipher,
  makeMetrics,
  movableClock,
  refuse,
  sql,
  type Querier,
} from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { creditDeposit, getBalance, openWallet } from '#server/wallet/index.ts'
import { everybodyMay, openTestApprovals, testRule } from '#server/approvals/test-approvals.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { stickRows } from '#tests/stick-rows.ts'
import { acceptWarnings } from '../test-warnings.ts'
import { expireWithdrawals } from './expire-withdrawals.ts'
import type { WithdrawalCode, WithdrawalNeeds } from './needs.ts'
import { verifyByCard } from './verify-by-card.ts'
import { lockWithdrawal } from './withdrawals.queries.ts'
import { withdrawalRoutes } from './withdrawals.routes.ts'

const START = new Date('2026-11-21T12:00:00Z')
const JANA = 9001
const KAREL = 9002
const unverified = new Set<number>()
const TOKEN: Readonly<Record<string, string>> = {
  jana: `tp_${'a'.repeat(40)}`,
  karel: `tp_${'b'.repeat(40)}`,
  iveta: `ts_${'c'.repeat(40)}`,
  zdena: `ts_${'d'.repeat(40)}`,
  /** Judges withdrawals and sends none. */
  judge: `ts_${'e'.repeat(40)}`,
}
const RIGHTS = ['payments.read', 'payments.manage', 'payments.send'] as const
const ACCOUNT = '19-2000145399/0800'
/** Approvals are tested in paying.calls.test.ts: here one person may pay. */
const POLICY = (
  [
    'withdrawals.send',
    'withdrawals.pay-out',
    'withdrawals.set-done',
    'withdrawals.give-back',
    'withdrawals.pay-cash',
    'withdrawals.make',
  ] as const
).map((action) => testRule({ action, needs: 'nobody' }))

const clock = movableClock(START)
let db: TestDatabase
let app: Awaited<ReturnType<typeof buildApp>>
let needs: WithdrawalNeeds
let mails: WithdrawalCode[] = []
let channels: WithdrawalCode['channel'][] = ['Email']
let serial = 0
let verifiedBy: Querier | undefined

beforeAll(async () => {
  db = await testDatabase()
  needs = {
    db,
    clock,
    rules: {
      currency: 'CZK',
      country: 'CZ',
      minMinor: 20_000,
      maxMinor: 5_000_000,
      methods: ['BankTransfer'],
      verifications: ['Sms', 'Email'],
      staffMethods: ['CashPayout', 'CashlessPayout'],
      isCodeOptional: false,
      timeZone: 'Europe/Bratislava',
      payer: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', name: 'Casino' },
    },
    payoutGateways: new Map(),
    isIdentityVerified: async (at, playerId) => {
      verifiedBy = at
      return !unverified.has(playerId)
    },
    findPayee: async (_, playerId) =>
      playerId === JANA ? { firstName: 'Jana', surname: 'Nováková' } : { firstName: 'Karel', surname: 'Černý' },
    listChannels: async () => [...channels],
    sendCode: async (_tx, mail) => mails.push(mail),
    // Desks and terminals are tested where they are.
    cashLaw: {
      clock,
      cipher: makeFieldCipher({ keys: [{ id: 'test', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) }),
      target: 'test',
      market: 'CZE',
      currency: 'CZK',
      timeZone: 'Europe/Prague',
      findOtherAccounts: async () => [],
      findReportingVenues: async () => [],
      readVenuePlay: async () => [],
      wasSeenAtDesks: async () => false,
      sumPaidAtDesksAlone: async () => 0,
    },
    // Cards and PINs are tested in sign-in.
    proveOwnCard: async ({ playerId, pin }) => {
      if (playerId !== JANA || pin !== '4071') refuse('ERR_INVALID_PIN')
    },
    // The slow hash is that of passwords, which has tests of its own.
    codes: { hash: async (code) => `hash of ${code}`, verify: async (hash, code) => hash === `hash of ${code}` },
  }
  const session = { sessionId: 's', sessionStartedAt: START, idleEndsAt: START, absoluteEndsAt: START }
  app = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: false,
      testCallsExist: true,
      rateFactor: 1000,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      player: async (token) =>
        token === TOKEN['jana'] || token === TOKEN['karel']
          ? { kind: 'player', playerId: token === TOKEN['jana'] ? JANA : KAREL, ...session }
          : undefined,
      staff: async (token) => ({
        kind: 'staff',
        userId: token === TOKEN['iveta'] ? 1 : 2,
        name: token === TOKEN['iveta'] ? 'Iveta' : 'Zdena',
        audience: 'main',
        roles: [],
        ceilings: {},
        permissions: token === TOKEN['judge'] ? ['payments.read', 'payments.manage'] : [...RIGHTS],
        ...session,
      }),
      game: async () => undefined,
      recordCall: async () => async () => {},
    },
    metrics: makeMetrics(),
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  })
  const { approvals } = await openTestApprovals(
    { db, clock },
    {
      policy: POLICY,
      findGrants: everybodyMay('payments.read', 'payments.manage', 'payments.refund', 'payments.send'),
    },
  )
  withdrawalRoutes(app, needs, approvals)
  await app.ready()
  await db.transaction(async (tx) => {
    for (const playerId of [JANA, KAREL]) await openWallet(tx, { playerId, currency: 'CZK' })
    await creditDeposit(tx, {
      playerId: JANA,
      paymentId: '0191d8a0-0000-7000-8000-0000000000aa',
      amount: { amountMinor: 100_000_000, currency: 'CZK' },
      gateway: 'Csob',
    })
  })
})
afterAll(async () => {
  await app?.close()
  await db?.close()
})
beforeEach(async () => {
  clock.set(START)
  mails = []
  // Each test begins without open withdrawals.
  const open = await db.query<{ id: string }>(
    sql`select id from payments.withdrawal where state in ('requested', 'pending')`,
  )
  for (const { id } of open) await call('jana', 'POST', '/capi/v2-onling/Payment/CancelWithdraw', { id })
})

type Answer = { readonly status: number; readonly body: Record<string, unknown> }

async function call(who: string, method: 'GET' | 'POST', path: string, sent: object = {}): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${TOKEN[who]}` },
    ...(method === 'POST'
      ? { payload: await acceptWarnings(db, path, sent) }
      : { query: sent as Record<string, string> }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const request = (amountMinor: number, more: object = {}) => ({
  amount: { amountMinor, currency: 'CZK' },
  method: 'BankTransfer',
  account: ACCOUNT,
  holder: 'NOVAKOVA JANA',
  idempotencyKey: `key-of-a-withdrawal-${(serial += 1)}`,
  ...more,
})
const withdraw = (body: object, who = 'jana') => call(who, 'POST', '/capi/v1.1/Funds/Withdraw', body)
const verify = (id: unknown, code: string, who = 'jana') => call(who, 'POST', '/capi/v1.1/Funds/Verify', { id, code })
const cash = async (playerId = JANA) => (await getBalance(db, playerId)).amountMinor
const stateOf = async (id: unknown) => {
  const [row] = await db.query<{ state: string }>(sql`select state from payments.withdrawal where id = ${id as string}`)
  return row?.state
}
const why = 'Because the tests say that it must be done.'
const staff = (move: string, id: unknown, who = 'iveta') =>
  call(who, 'POST', `/capi/v2-onling/Payment/${move}`, { playerId: JANA, paymentId: id, explanation: why })
const own = (move: string, id: unknown) =>
  call('iveta', 'POST', `/capi/Play/v1/Backoffice/Withdrawal/${move}`, {
    playerId: JANA,
    paymentId: id,
    explanation: why,
  })
const send = (...ids: unknown[]) =>
  call('iveta', 'POST', '/capi/Play/v1/Backoffice/Withdrawals/Send', { withdrawalIds: ids, explanation: why })

async function pending(amountMinor = 50_000): Promise<string> {
  const { body } = await withdraw(request(amountMinor))
  await verify(body['withdrawalId'], mails.at(-1)?.code ?? '')
  expect(await stateOf(body['withdrawalId'])).toBe('pending')
  return String(body['withdrawalId'])
}

describe('by its number', () => {
  const show = (referenceNumber: unknown, who = 'jana') =>
    call(who, 'GET', '/capi/Play/v1/Payment/GetWithdrawal', { referenceNumber })

  it('is shown to its player alone, with the moment of the payment while it is paid', async () => {
    const id = await pending()
    const [row] = await db.query<{ number: string }>(
      sql`select reference_number::text as number from payments.withdrawal where id = ${id}`,
    )
    const number = row?.number
    expect((await show(number)).body).toMatchObject({ withdrawalId: id, state: 'pending', paidAt: null })
    for (const [asked, who] of [
      [number, 'karel'],
      ['12', 'jana'],
      ['1e3', 'jana'],
    ])
      expect((await show(asked, who)).body['code'], asked).toBe('ERR_PAYMENT_NOT_FOUND')
    await send(id)
    clock.advance(60_000)
    await staff('SetWithdrawDone', id)
    expect((await show(number)).body).toMatchObject({ state: 'done', paidAt: clock.now().toISOString() })
    await own('GiveBack', id)
    expect((await show(number)).body).toMatchObject({ state: 'returned', paidAt: null })
  })
})

describe('a card of a venue', () => {
  const byCard = (id: unknown, pin: string, who = 'jana') =>
    call(who, 'POST', '/capi/v1.1/Funds/VerifyByCard', { id, cardNumber: '9203180000004417', pin })

  it('confirms instead of the code, for its player only, and is idempotent', async () => {
    const { body } = await withdraw(request(50_000))
    expect((await byCard(body['withdrawalId'], '4071', 'karel')).body['code']).toBe('ERR_PAYMENT_NOT_FOUND')
    expect((await byCard(body['withdrawalId'], '9999')).body['code']).toBe('ERR_INVALID_PIN')
    expect(await stateOf(body['withdrawalId'])).toBe('requested')
    expect((await byCard(body['withdrawalId'], '4071')).body).toMatchObject({ state: 'pending' })
    expect((await byCard(body['withdrawalId'], '4071')).body).toMatchObject({ state: 'pending' })
  })

  it('confirms nothing once the code is too old', async () => {
    const { body } = await withdraw(request(50_000))
    clock.advance(15 * 60_000)
    expect((await byCard(body['withdrawalId'], '4071')).body['code']).toBe('ERR_STATE_CHANGED')
  })

  it('is refused where the brand does not verify by cards', async () => {
    const { body } = await withdraw(request(50_000))
    const caller = { kind: 'player', playerId: JANA, sessionId: 's', sessionStartedAt: START } as const
    const input = {
      body: { id: String(body['withdrawalId']), cardNumber: '9203180000004417', pin: '4071' },
      caller: { ...caller, idleEndsAt: START, absoluteEndsAt: START },
      client: { ip: '127.0.0.1', userAgent: '' },
    }
    await expect(verifyByCard({ ...needs, proveOwnCard: undefined }, input)).rejects.toMatchObject({
      code: 'ERR_METHOD_NOT_AVAILABLE',
    })
  })
})

describe('a request', () => {
  it('takes the money off the balance at once and waits for the code that was sent', async () => {
    const before = await cash()
    const { status, body } = await withdraw(request(50_000))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ state: 'requested', accountHint: '…5399', amount: { amountMinor: 50_000 } })
    expect(await cash()).toBe(before - 50_000)
    expect(mails).toMatchObject([{ playerId: JANA, accountHint: '…5399', minutes: 15 }])
    expect(await verify(body['withdrawalId'], mails[0]?.code ?? '')).toMatchObject({ body: { state: 'pending' } })
  })
  it('is one request however often it is sent, and another one cannot use its key', async () => {
    const body = request(30_000)
    const before = await cash()
    const [first, second] = await Promise.all([withdraw(body), withdraw(body)])
    const again = await withdraw(body)
    expect([first, second, again].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set([first, second, again].map(({ body: told }) => told['withdrawalId'])).size).toBe(1)
    expect(await cash()).toBe(before - 30_000)
    expect((await withdraw({ ...body, amount: { amountMinor: 40_000, currency: 'CZK' } })).body).toMatchObject({
      code: 'ERR_KEY_REUSED',
    })
  })
  it.each([
    ['ERR_INSUFFICIENT_FUNDS', request(1_000_000, { holder: 'Karel Černý' }), 'karel'],
    ['ERR_AMOUNT_NOT_ALLOWED', request(19_999), 'jana'],
    ['ERR_AMOUNT_NOT_ALLOWED', request(5_000_001), 'jana'],
    ['ERR_AMOUNT_NOT_ALLOWED', request(50_000, { amount: { amountMinor: 50_000, currency: 'EUR' } }), 'jana'],
    ['ERR_ACCOUNT_NUMBER_INVALID', request(50_000, { account: '123456789/0300' }), 'jana'],
    ['ERR_ACCOUNT_NUMBER_INVALID', { ...request(50_000), account: undefined }, 'jana'],
    ['ERR_HOLDER_DIFFERS', request(50_000, { holder: 'Petr Svoboda' }), 'jana'],
    ['ERR_NO_VALID_EMAIL', request(50_000, { verification: 'Sms' }), 'jana'],
  ])('that cannot be is refused by name (%s) and takes nothing', async (code, body, who) => {
    const player = who === 'jana' ? JANA : KAREL
    const before = await cash(player)
    const told = await withdraw(body, who)
    expect(told.status).toBe(422)
    expect(told.body).toMatchObject({ code })
    expect(await cash(player)).toBe(before)
  })
  it('cannot be the sixth open one, even from many tabs at once', async () => {
    const told = await Promise.all(Array.from({ length: 8 }, () => withdraw(request(20_000))))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(told.filter(({ body }) => body['code'] === 'ERR_TOO_MANY_OPEN')).toHaveLength(3)
  })
  it('shows its signals to staff', async () => {
    unverified.add(JANA)
    const { body } = await withdraw(request(50_000, { account: '2900000013/2010' }))
    const [row] = await db.query<{ signals: string[] }>(
      sql`select signals from payments.withdrawal where id = ${body['withdrawalId'] as string}`,
    )
    expect(row?.signals).toEqual(['identity-not-verified', 'new-account', 'not-played'])
    unverified.delete(JANA)
  })
})

describe('a code', () => {
  it('goes to the channel that the player requests, otherwise to the brand’s first one', async () => {
    channels = ['Email', 'Sms']
    await withdraw(request(50_000))
    const { body } = await withdraw(request(50_000, { verification: 'Email' }))
    expect(mails.map(({ channel }) => channel)).toEqual(['Sms', 'Email'])
    expect(body).toMatchObject({ codeChannel: 'Email' })
    const info = await call('jana', 'GET', '/capi/v2-onling/Payment/GetWithdrawInfo')
    expect(info.body).toMatchObject({ verifications: ['Sms', 'Email'], waysBack: [], methods: ['BankTransfer'] })
    channels = ['Email']
  })
  it('is valid once, for five attempts and fifteen minutes; then the money is returned', async () => {
    const before = await cash()
    const { body } = await withdraw(request(50_000))
    const code = mails[0]?.code ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    for (let left = 4; left >= 0; left -= 1)
      expect((await verify(body['withdrawalId'], wrong)).body).toMatchObject({
        code: 'ERR_INVALID_SECURITY_CODE',
        details: { attemptsLeft: left },
      })
    expect((await verify(body['withdrawalId'], code)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    await expireWithdrawals(needs)
    expect(await stateOf(body['withdrawalId'])).toBe('expired')
    expect(await cash()).toBe(before)

    const late = await withdraw(request(50_000))
    clock.advance(15 * 60_000)
    expect((await verify(late.body['withdrawalId'], mails[1]?.code ?? '')).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
    await expireWithdrawals(needs)
    expect(await cash()).toBe(before)
  })
  it('that was not given keeps nobody else’s money when one withdrawal cannot be ended', async () => {
    const before = await cash()
    const stuck = await withdraw(request(50_000))
    const other = await withdraw(request(20_000))
    clock.advance(16 * 60_000)
    const unstick = await stickRows(db, 'payments.withdrawal', `new.id = '${String(stuck.body['withdrawalId'])}'`)
    await expect(expireWithdrawals(needs)).rejects.toThrow('could not be ended')
    expect([await stateOf(other.body['withdrawalId']), await cash()]).toEqual(['expired', before - 50_000])
    await unstick()
    expect(await expireWithdrawals(needs)).toBe(1)
    expect(await cash()).toBe(before)
  })
  it('is void when a new one is sent, at most once a minute', async () => {
    const { body } = await withdraw(request(50_000))
    const again = () => call('jana', 'POST', '/capi/v1.1/Funds/ResendVerifyToken', { id: body['withdrawalId'] })
    expect((await again()).body).toMatchObject({ code: 'ERR_TOO_SOON' })
    clock.advance(60_000)
    expect((await again()).status).toBe(200)
    const [old, fresh] = mails
    if (old?.code !== fresh?.code)
      expect((await verify(body['withdrawalId'], old?.code ?? '')).body).toMatchObject({
        code: 'ERR_INVALID_SECURITY_CODE',
      })
    expect((await verify(body['withdrawalId'], fresh?.code ?? '')).status).toBe(200)
  })
  it("of another player's withdrawal does not exist", async () => {
    const { body } = await withdraw(request(50_000))
    expect((await verify(body['withdrawalId'], mails[0]?.code ?? '', 'karel')).body).toMatchObject({
      code: 'ERR_PAYMENT_NOT_FOUND',
    })
  })
})

describe('the player', () => {
  it('cancels a withdrawal while it waits, once, and never after it was sent', async () => {
    const before = await cash()
    const id = await pending()
    const back = () => call('jana', 'POST', '/capi/v2-onling/Payment/CancelWithdraw', { id })
    await Promise.all([back(), back(), back()])
    expect(await stateOf(id)).toBe('cancelled')
    expect(await cash()).toBe(before)
    const sent = await pending()
    await send(sent)
    expect((await call('jana', 'POST', '/capi/v2-onling/Payment/CancelWithdraw', { id: sent })).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
  })
})

describe('staff', () => {
  it('send pending withdrawals in one file, and mark them as paid; the money is off the balance and counts as paid', async () => {
    const before = await cash()
    const ids = [await pending(50_000), await pending(70_050)]
    const file = await send(...ids)
    expect(file.body).toMatchObject({ format: 'abo', count: 2, total: { amountMinor: 120_050, currency: 'CZK' } })
    const text = await call('iveta', 'GET', '/capi/Play/v1/Backoffice/Withdrawals/GetFile', {
      fileId: file.body['fileId'],
    })
    expect(String(text.body['content'])).toContain('19-2000145399 000000070050')
    for (const id of ids) expect((await staff('SetWithdrawDone', id)).body).toMatchObject({ state: 'done' })
    expect(await cash()).toBe(before - 120_050)
    const told = await call('jana', 'GET', '/capi/v1.1/Funds/GetWithdrawStatistics')
    expect(told.body).toMatchObject({ today: { amountMinor: 120_050 }, count: 2 })
  })
  it('send all of a list or none of it', async () => {
    const [first, second] = [await pending(), await pending()]
    await staff('SuspendWithdraw', second)
    expect((await send(first, second)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await stateOf(first)).toBe('pending')
    await staff('ResumeWithdraw', second)
    expect((await send(first, second)).status).toBe(200)
  })
  it('are warned before they pay somebody whose identity was revoked after the request', async () => {
    const id = await pending()
    const body = { withdrawalIds: [id], explanation: why, acceptedWarnings: [] }
    unverified.add(JANA)
    const refused = await call('iveta', 'POST', '/capi/Play/v1/Backoffice/Withdrawals/Send', body)
    unverified.delete(JANA)
    expect(refused.body).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    // Another connection would be waited for while this one holds its locks.
    expect(verifiedBy).toHaveProperty('isTransaction', true)
    const { warnings } = refused.body['details'] as { warnings: string[] }
    expect(warnings.some((warning) => warning.startsWith('identity-not-verified:'))).toBe(true)
    expect((await own('Refuse', id)).body).toMatchObject({ state: 'refused' })
  })
  it('refuse one and its money is returned; the bank returns another, whose money is returned too', async () => {
    const before = await cash()
    const refused = await pending()
    expect((await own('Refuse', refused)).body).toMatchObject({ state: 'refused' })
    const returned = await pending()
    await send(returned)
    await staff('SetWithdrawDone', returned)
    expect((await own('GiveBack', returned)).body).toMatchObject({ state: 'returned' })
    expect((await own('GiveBack', returned)).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await cash()).toBe(before)
  })
  it('confiscate a player’s money only when two of them agree', async () => {
    const before = await cash()
    const id = await pending()
    await staff('SuspendWithdraw', id)
    expect((await staff('ConfiscateWithdraw', id, 'iveta')).body).toMatchObject({ state: 'confiscation-proposed' })
    expect((await staff('ConfiscateWithdraw', id, 'iveta')).body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect((await staff('ConfiscateWithdraw', id, 'zdena')).body).toMatchObject({ state: 'confiscated' })
    expect(await cash()).toBe(before - 50_000)
    const { body } = await call('iveta', 'GET', '/capi/Play/v1/Backoffice/Withdrawal/Get', {
      playerId: String(JANA),
      paymentId: id,
    })
    expect(body).toMatchObject({ account: 'CZ•••5399', player: { name: 'J••• N•••' } })
    expect(
      (body['moves'] as { to: string; userName: string | null }[]).map(({ to, userName }) => [to, userName]),
    ).toEqual([
      ['requested', null],
      ['pending', null],
      ['suspended', 'Iveta'],
      ['confiscation-proposed', 'Iveta'],
      ['confiscated', 'Zdena'],
    ])
  })
  it('confiscate nothing alone by a call that waited while the other person’s proposal became their own', async () => {
    const id = await pending()
    await staff('SuspendWithdraw', id)
    await staff('ConfiscateWithdraw', id, 'iveta')
    let late: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      await lockWithdrawal(tx, id)
      late = staff('ConfiscateWithdraw', id, 'zdena')
      await expect.poll(() => countWaiting(db), { timeout: 20_000 }).toBeGreaterThan(0)
      // As by the calls that resume it, suspend it again and propose it.
      await tx.query(sql`update payments.withdrawal set proposed_by = 2 where id = ${id}`)
    })
    expect(await late).toMatchObject({ body: { code: 'ERR_SECOND_PERSON_NEEDED' } })
    expect(await stateOf(id)).toBe('confiscation-proposed')
    expect((await staff('ConfiscateWithdraw', id, 'iveta')).body).toMatchObject({ state: 'confiscated' })
  })
  it('see the oldest first, with sums', async () => {
    const id = await pending(33_300)
    const { body } = await call('iveta', 'GET', '/capi/v2-onling/Payment/ListPendingWithdrawPlayers', {
      state: 'pending',
    })
    const rows = body['rows'] as { withdrawalId: string; requestedAt: string }[]
    expect(rows.map(({ withdrawalId }) => withdrawalId)).toContain(id)
    expect(rows.map(({ withdrawalId }) => withdrawalId)).toEqual(
      rows.map(({ withdrawalId }) => withdrawalId).toSorted(),
    )
    const summary = body['summary'] as { state: string; count: number; total: { amountMinor: number } }[]
    expect(summary.find(({ state }) => state === 'pending')?.count).toBe(rows.length)
  })
})

describe('many at once', () => {
  const many = (withdrawalIds: unknown[], move: string, isPreview: boolean, who = 'iveta') =>
    call(who, 'POST', '/capi/Play/v1/Backoffice/Withdrawals/MoveMany', {
      withdrawalIds,
      move,
      isPreview,
      explanation: why,
    })
  const outcomes = ({ body }: Answer) => (body['rows'] as { outcome: string }[]).map(({ outcome }) => outcome)
  const stranger = '0190d3a0-7b1c-7000-8000-0123456789ab'

  it('show the outcome of each in a dry run, which changes nothing', async () => {
    const [first, second] = [await pending(), await pending()]
    await staff('SuspendWithdraw', second)
    const answer = await many([first, second, stranger], 'suspend', true)
    expect(outcomes(answer)).toEqual(['would-move', 'not-possible', 'not-found'])
    expect(await stateOf(first)).toBe('pending')
    await staff('ResumeWithdraw', second)
  })
  it('are marked as paid only by a person who may send money', async () => {
    const id = await pending()
    const refused = await many([id], 'setDone', true, 'judge')
    expect(refused).toMatchObject({ status: 403, body: { details: { permission: 'payments.send' } } })
    expect((await call('judge', 'POST', '/capi/Play/v1/Backoffice/Withdrawals/Send', {})).status).toBe(403)
    expect(outcomes(await many([id], 'suspend', true, 'judge'))).toEqual(['would-move'])
  })
  it('move each separately, and report its outcome, also under concurrent moves', async () => {
    const before = await cash()
    const ids = [await pending(), await pending(), await pending()]
    const answers = await Promise.all([many(ids, 'refuse', false), many(ids, 'refuse', false)])
    const moved = answers.flatMap(outcomes).filter((one) => one === 'moved')
    expect(moved).toHaveLength(3)
    for (const id of ids) expect(await stateOf(id)).toBe('refused')
    expect(await cash()).toBe(before)
  })
})

describe('the risk picture', () => {
  it('shows ways in, accounts, and earlier outcomes', async () => {
    const id = await pending()
    const query = { playerId: String(JANA), paymentId: String(id) }
    const { body } = await call('iveta', 'GET', '/capi/Play/v1/Backoffice/Withdrawal/Get', query)
    const risk = body['risk'] as { accounts: object[]; earlier: { refused: number } }
    expect(risk).toMatchObject({ waysIn: [], lockedAt: null })
    expect(risk.accounts).toContainEqual(expect.objectContaining({ accountHint: '…5399', asked: expect.any(Number) }))
    expect(risk.earlier.refused).toBeGreaterThan(0)
  })
})

describe('the queue', () => {
  const rows = async (query: object) =>
    (await call('iveta', 'GET', '/capi/v2-onling/Payment/ListPendingWithdrawPlayers', query)).body['rows'] as {
      withdrawalId: string
      referenceNumber: string
    }[]

  it('is searched by number, full name and end of the account, by signal, amount and age', async () => {
    const id = await pending()
    const [row] = (await rows({ state: 'pending' })).filter(({ withdrawalId }) => withdrawalId === id)
    const finds = async (query: object) => (await rows(query)).some(({ withdrawalId }) => withdrawalId === id)
    expect(await finds({ search: row?.referenceNumber })).toBe(true)
    expect(await finds({ search: 'jana novakova' })).toBe(true)
    expect(await finds({ search: '5399' })).toBe(true)
    // With partial matches, somebody who may not see a name or an account could find it letter by letter.
    for (const part of ['novakova', 'jan', '399', '145399', '%%', 'j%'])
      expect(await finds({ search: part })).toBe(false)
    expect(await finds({ search: 'nobody' })).toBe(false)
    expect(await finds({ signal: 'not-played' })).toBe(true)
    expect(await finds({ signal: 'name-differs' })).toBe(false)
    expect(await finds({ minMinor: 900_000_000 })).toBe(false)
    expect(await finds({ waitsHours: 24 })).toBe(false)
    clock.advance(25 * 3_600_000)
    expect(await finds({ waitsHours: 24 })).toBe(true)
    const { body } = await call('iveta', 'GET', '/capi/v2-onling/Payment/ListPendingWithdrawPlayers')
    expect(body['summary']).toContainEqual(expect.objectContaining({ state: 'pending', overThreeDays: 0 }))
  })
})

describe('the books', () => {
  it('balance after all tests, and a key never pays twice', async () => {
    expect((await checkBooks(db, clock)).differences).toEqual([])
    const [held] = await db.query<{ held: number; open: number }>(sql`
      select (select coalesce(sum(e.debit) - sum(e.credit), 0)::bigint from ledger.entry e
                join ledger.account a on a.id = e.contra_id where a.path = 'withdrawals:banktransfer:clearing') as held,
             (select coalesce(sum(amount_minor), 0)::bigint from payments.withdrawal
               where state not in ('cancelled', 'expired', 'refused', 'returned', 'confiscated')) as open`)
    expect(held?.held).toBe(held?.open)
  })
  it('refuse, in the database, every transition that is not in the table of states', async () => {
    const allowed = new Set(
      Object.values(withdrawalMoves).flatMap(({ from, to }) => from.map((one: WithdrawalState) => `${one} > ${to}`)),
    )
    const stored = await db.query<{ way: string }>(
      sql`select from_state || ' > ' || to_state as way from payments.withdrawal_way`,
    )
    expect(new Set(stored.map(({ way }) => way))).toEqual(allowed)
    const [row] = await db.query<{ id: string; state: WithdrawalState }>(
      sql`select id, state from payments.withdrawal where state = 'confiscated' limit 1`,
    )
    for (const to of WITHDRAWAL_STATES.filter((one) => one !== 'confiscated'))
      await expect(
        db.query(sql`update payments.withdrawal set state = ${to} where id = ${row?.id ?? ''}`),
        to,
      ).rejects.toThrow(/does not go from confiscated/)
  })
})

describe('staff in a player’s name', () => {
  const make = (method: string, more: object = {}, who = 'iveta') =>
    call(who, 'POST', '/capi/Play/v1/Backoffice/Withdrawal/Make', {
      playerId: JANA,
      amount: { amountMinor: 40_000, currency: 'CZK' },
      method,
      explanation: why,
      idempotencyKey: `key-of-a-desk-${(serial += 1)}`,
      ...more,
    })
  const payCash = (paymentId: unknown, who: string) =>
    call(who, 'POST', '/capi/Play/v1/Backoffice/Withdrawal/PayCash', { playerId: JANA, paymentId, explanation: why })

  it('pay cash at a venue: one makes the withdrawal, another one pays it, once', async () => {
    const before = await cash()
    const { body } = await make('CashPayout')
    expect(body).toMatchObject({ state: 'pending', accountHint: '', madeBy: 1 })
    expect(await cash()).toBe(before - 40_000)
    expect((await payCash(body['withdrawalId'], 'iveta')).body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect((await send(body['withdrawalId'])).body).toMatchObject({ code: 'ERR_METHOD_NOT_AVAILABLE' })
    expect((await payCash(body['withdrawalId'], 'zdena')).body).toMatchObject({ state: 'done' })
    expect((await payCash(body['withdrawalId'], 'zdena')).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await cash()).toBe(before - 40_000)
  })
  it('pay to any account of the player by a file for the bank, which somebody else sends', async () => {
    expect((await make('CashlessPayout')).body).toMatchObject({ code: 'ERR_ACCOUNT_NUMBER_INVALID' })
    const { body } = await make('CashlessPayout', { account: ACCOUNT }, 'zdena')
    const byZdena = await call('zdena', 'POST', '/capi/Play/v1/Backoffice/Withdrawals/Send', {
      withdrawalIds: [body['withdrawalId']],
      explanation: why,
    })
    expect(byZdena.body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect((await send(body['withdrawalId'])).body).toMatchObject({ format: 'abo', count: 1 })
  })
  it('debit no more than the balance, and the same key once', async () => {
    const before = await cash()
    const more = { amount: { amountMinor: 4_900_000, currency: 'CZK' }, playerId: KAREL }
    expect((await make('CashPayout', more)).body).toMatchObject({ code: 'ERR_INSUFFICIENT_FUNDS' })
    const key = { idempotencyKey: 'key-of-a-desk-pressed-twice' }
    const [first, second] = [await make('CashPayout', key), await make('CashPayout', key)]
    expect(second.body['withdrawalId']).toBe(first.body['withdrawalId'])
    expect((await make('CashlessPayout', { ...key, account: ACCOUNT })).body).toMatchObject({ code: 'ERR_KEY_REUSED' })
    expect(await cash()).toBe(before - 40_000)
  })
})
