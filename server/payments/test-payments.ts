import { listFormats } from '#partners/adapters.ts'
import { pino } from 'pino'
import { operatingFigures } from '#config/operating-figures.ts'
import { depositMethods as allDepositMethods } from '#contract/shapes/payment-names.ts'
import { WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { paymentButtonsOf } from '#config/payment-buttons.ts'
import { buildApp, makeMetrics, movableClock, newId, sql, type Database } from '#server/kernel/index.ts'
import { creditDeposit, getBalance, openWallet } from '#server/wallet/index.ts'
import { everybodyMay, openTestApprovals, testRule } from '#server/approvals/test-approvals.ts'
import { freePort } from '#tests/database-setup.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import {
  feeRoutes,
  feeWaysOf,
  paymentRoutes,
  pollDeposits,
  reconciliationRoutes,
  type Gateway,
  type PaymentNeeds,
  withdrawalRoutes,
} from './index.ts'
import { makeTestGateways } from './test-gateways.ts'
import { startTestPartners } from './test-partners.ts'
import { acceptWarnings } from './test-warnings.ts'
import { LOCKED, OTHER, PLAYER, START, testGuards, TOKEN } from './test-people.ts'

export { OTHER, PLAYER, SECOND_STAFF_TOKEN, STAFF_TOKEN, START, TOKEN } from './test-people.ts'

export type Answer = { readonly status: number; readonly body: Record<string, unknown> }
export type Begun = { readonly paymentId: string; readonly referenceNumber: string; readonly redirectUrl: string }
export type DepositRow = {
  readonly state: string
  readonly attention: string | null
  readonly providerRef: string | null
  readonly nextAskAt: Date | null
}

export type TestPayments = Awaited<ReturnType<typeof openTestPayments>>

/** What one person may refund alone in a day. */
export const REFUNDED_ALONE = 20_000_000

/** These tests are not about approvals: one person may pay. */
const PAID_ALONE = [
  testRule({ action: 'deposits.refund', needs: 'second', overMinor: REFUNDED_ALONE }),
  ...(
    [
      'withdrawals.send',
      'withdrawals.pay-out',
      'withdrawals.set-done',
      'withdrawals.give-back',
      'withdrawals.pay-cash',
      'withdrawals.make',
      'deposits.refund',
      'deposits.charge-back',
    ] as const
  ).map((action) => testRule({ action, needs: 'nobody' })),
]

/**
 * The room of payments on a database of its own, with every partner's stand-in, two players and a member of staff.
 * @param around lets a test wrap the database and the partners of the room
 */
export async function openTestPayments({
  aroundDatabase = (database) => database,
  aroundGateway = (gateway) => gateway,
  mayDeposit = async (playerId) => playerId !== LOCKED,
}: {
  readonly aroundDatabase?: (database: TestDatabase) => Database
  readonly aroundGateway?: (gateway: Gateway) => Gateway
  readonly mayDeposit?: PaymentNeeds['mayDeposit']
} = {}) {
  const clock = movableClock(START)
  const [ownDb, partners, port] = await Promise.all([testDatabase(), startTestPartners(), freePort()])
  const db = aroundDatabase(ownDb)
  const origin = `http://127.0.0.1:${port}`
  const { payoutOne, netera, mobileTech } = partners
  const made = makeTestGateways(partners, { db, clock })
  const gateways = new Map([...made].map(([name, gateway]) => [name, aroundGateway(gateway)]))
  const stopped: string[] = []
  const ownAccounts: { readonly playerId: number; readonly iban: string }[] = []
  const depositMethods = allDepositMethods.filter((one) => one !== 'Landbase')
  const payoutMethods = [...WITHDRAWAL_METHODS]
  const cardGateways = ['Csob', 'GPWebPay', 'PayUCard'] as const
  const fees = {
    target: 'test',
    currency: 'CZK',
    ways: feeWaysOf({ depositMethods, cardGateways, buttonRoutes: ['Csob', 'GPWebPay'], payoutMethods }),
    playerMethods: operatingFigures.CZE.playerFeeMethods,
  } as const
  const needs: PaymentNeeds = {
    db,
    clock,
    gateways,
    fees,
    publicPlayerOrigin: origin,
    rules: {
      currency: 'CZK',
      minMinor: 10_000,
      maxMinor: 10_000_000,
      methods: depositMethods,
      gateways: cardGateways,
      languages: ['cs', 'en'],
      defaultLanguage: 'cs',
      timeZone: 'Europe/Bratislava',
      country: 'CZ',
      buttons: [...paymentButtonsOf('CZE', cardGateways), ...paymentButtonsOf('SVK', cardGateways)],
      mobile: { maxMinor: 50_000, smsPricesMinor: [10_000, 20_000], hasPage: true },
      purchaseName: 'Vklad',
    },
    mayDeposit,
    findPayer: async (playerId) => ({
      playerId,
      firstName: 'Jana',
      surname: 'Nováková',
      email: 'jana@players.test',
      registeredAt: START,
    }),
    storeOwnAccount: async (_, account) => void ownAccounts.push(account),
    smsCodes: {
      hash: async (code) => code,
      verify: async (hash, code) => hash === code,
      send: async () => undefined,
      stopAdvertising: async (phone) => void stopped.push(phone),
    },
    findWalletHolder: async (playerId) =>
      [PLAYER, OTHER].includes(playerId)
        ? {
            firstName: 'Jana',
            surname: 'Nováková',
            birthDate: '1991-04-12',
            email: 'jana@players.test',
            phone: '+420777000111',
          }
        : undefined,
    playerExists: async (playerId) => [PLAYER, OTHER, LOCKED].includes(playerId),
  }
  const { approvals } = await openTestApprovals(
    { db, clock },
    {
      policy: PAID_ALONE,
      findGrants: everybodyMay('payments.read', 'payments.manage', 'payments.refund', 'payments.send'),
    },
  )
  const app = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: false,
      testCallsExist: true,
      rateFactor: 100,
      trustedProxies: ['127.0.0.1'],
    },
    guards: testGuards,
    metrics: makeMetrics(),
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  })
  paymentRoutes(app, needs, approvals)
  feeRoutes(app, { db, clock, fees })
  reconciliationRoutes(app, { ...needs, listFormats })
  withdrawalRoutes(
    app,
    {
      db,
      clock,
      fees,
      payoutGateways: gateways,
      rules: {
        currency: 'CZK',
        country: 'CZ',
        minMinor: 20_000,
        maxMinor: 5_000_000,
        methods: payoutMethods,
        verifications: [],
        staffMethods: ['CashPayout', 'CashlessPayout'],
        isCodeOptional: true,
        timeZone: 'Europe/Bratislava',
        payer: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', name: 'Casino' },
      },
      isIdentityVerified: async () => true,
      findPayee: async () => ({ firstName: 'Jana', surname: 'Nováková' }),
      listChannels: async () => [],
      sendCode: async () => undefined,
      codes: { hash: async (code) => code, verify: async (hash, code) => hash === code },
    },
    approvals,
  )
  await app.listen({ port, host: '127.0.0.1' })
  await mobileTech.sandbox('notify-url', { url: `${origin}/capi/v2-onling/Payment/NotifyMobileTech` })
  await netera.sandbox('notify-url', { url: `${origin}/capi/v2-onling/Payment/NotifyNetera` })
  await payoutOne.sandbox('notify-url', { url: `${origin}/capi/v2-onling/Payment/NotifyPayoutOne` })
  await ownDb.transaction(async (tx) => {
    for (const playerId of [PLAYER, OTHER]) await openWallet(tx, { playerId, currency: 'CZK' })
  })

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    options: { readonly token?: string; readonly body?: object; readonly query?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${options.token ?? TOKEN.player}` },
      ...(options.body ? { payload: await acceptWarnings(ownDb, path, options.body) } : {}),
      ...(options.query ? { query: options.query } : {}),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const rowOf = async (paymentId: string): Promise<DepositRow> => {
    const [row] = await ownDb.query<DepositRow>(sql`select * from payments.payment where id = ${paymentId}`)
    if (!row) throw new Error('no such payment')
    return row
  }
  return {
    db: ownDb,
    clock,
    partners,
    app,
    needs,
    /** Phones whose owners sent STOP. */
    stopped,
    /** Accounts that a bank said are the player's. */
    ownAccounts,
    call,
    rowOf,
    stateOf: async (paymentId: string) => (await rowOf(paymentId)).state,
    /** Exchanges about a payment, in order, with their verdicts. */
    verdictsOf: async (paymentId: string): Promise<string[]> => {
      const rows = await ownDb.query<{ what: string }>(sql`
        select operation || ' ' || verdict as what from payments.conversation where payment_id = ${paymentId} order by id`)
      return rows.map(({ what }) => what)
    },
    /** Advances the clock and runs the worker's heartbeats once. */
    later: async (ms: number) => {
      clock.advance(ms)
      return pollDeposits(needs)
    },
    /** Credits money to the player, as by a deposit that nobody has to look at. */
    credit: (amountMinor: number) =>
      ownDb.transaction((tx) =>
        creditDeposit(tx, {
          playerId: PLAYER,
          paymentId: newId(START),
          amount: { amountMinor, currency: 'CZK' },
          gateway: 'Csob',
        }),
      ),
    cash: async () => (await getBalance(ownDb, PLAYER)).amountMinor,
    /** Resets everything except payments and books. */
    startOver: async () => {
      clock.set(START)
      await partners.reset()
      await ownDb.query(sql`update payments.payment set next_ask_at = null`)
    },
    close: async () => {
      await app.close()
      await partners.stop()
      await ownDb.close()
    },
  }
}
