import { createHash } from 'node:crypto'
import { setUpDatabase } from '#tests/database-setup.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestPayments, type Begun, type TestPayments } from '#server/payments/test-payments.ts'
import { TEST_SECRETS } from '#server/payments/test-partners.ts'
import { openWallet } from '#server/wallet/index.ts'

/**
 * `node tests/load/bench-callbacks.ts`: 200 concurrent notifications of PayU over HTTP, each repeated twice and forged
 * once. The slowest response must come within a second, each deposit is credited once, and forged ones change nothing.
 * Exit code 1 otherwise. Nothing else should be running.
 */
const CONCURRENT = 200
const REPEATS = 3
const WITHIN_MS = 1_000
const AMOUNT = 50_000
const FIRST_PLAYER = 100_000

const closeDatabase = await setUpDatabase()
const room = await openTestPayments()
try {
  const deposits = await makeDeposits(room)
  const rounds: { readonly times: number[]; readonly cpuMs: number }[] = []
  const round = async (key: string, expected: number): Promise<void> => {
    const cpu = process.cpuUsage()
    const times = await Promise.all(deposits.map((deposit) => deliver(deposit, key, expected)))
    const { user, system } = process.cpuUsage(cpu)
    rounds.push({ times, cpuMs: Math.round((user + system) / 1000) })
  }
  for (let repeat = 0; repeat < REPEATS; repeat += 1) await round(TEST_SECRETS.payUSecondKey, 200)
  await round('a stranger', 422)
  // Runs the worker's heartbeats until nothing is due.
  while ((await room.later(1_000)) > 0);
  const [{ credited = 0 } = {}] = await room.db.query<{ credited: number }>(sql`
    select sum(credit)::bigint as credited from ledger.entry e join wallet.wallet w using (account_id)
     where w.player_id >= ${FIRST_PLAYER}`)
  const names = ['first delivery', 'repeat', 'repeat', 'forged']
  let slowest = 0
  for (const [index, { times, cpuMs }] of rounds.entries()) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
    slowest = Math.max(slowest, at(1))
    console.log(
      `${names[index]?.padEnd(16)} ${sorted.length} at once: median ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms; CPU of this process ${cpuMs} ms`,
    )
  }
  const [{ forged = 0 } = {}] = await room.db.query<{ forged: number }>(sql`
    select count(*) as forged from payments.conversation where verdict = 'bad-signature'`)
  console.log(`credited ${credited} of ${CONCURRENT * AMOUNT}; ${forged} forged ones are on record`)
  const isRight = credited === CONCURRENT * AMOUNT && forged === CONCURRENT && slowest <= WITHIN_MS
  console.log(isRight ? 'passed' : 'FAILED')
  process.exitCode = isRight ? 0 : 1
} finally {
  await room.close()
  await closeDatabase()
}

type Made = { readonly paymentId: string; readonly providerRef: string }

/** Each deposit is of another player, as in reality. */
async function makeDeposits({ call, rowOf, db, partners }: TestPayments): Promise<Made[]> {
  const made: Made[] = []
  // PayU's stand-in sends nothing: the script sends the notifications.
  await partners.payU.sendNotification('*', 'lost_callback')
  for (let index = 0; index < CONCURRENT; index += 1) {
    const { body } = await call('POST', '/capi/v1.1/Funds/Deposit', {
      body: {
        amount: { amountMinor: AMOUNT, currency: 'CZK' },
        method: 'CardOnline',
        gateway: 'PayUCard',
        idempotencyKey: `key-of-a-load-test-${index}`,
        returnPath: '/cs/deposit/return',
      },
    })
    const { paymentId, redirectUrl } = body as Begun
    await partners.payU.press(redirectUrl, 'pay')
    const playerId = FIRST_PLAYER + index
    await db.transaction(async (tx) => {
      await openWallet(tx, { playerId, currency: 'CZK' })
      await tx.query(sql`update payments.payment set player_id = ${playerId} where id = ${paymentId}`)
    })
    made.push({ paymentId, providerRef: (await rowOf(paymentId)).providerRef ?? '' })
  }
  return made
}

/** Returns the response time, in milliseconds. */
async function deliver({ paymentId, providerRef }: Made, key: string, expected: number): Promise<number> {
  const body = JSON.stringify({
    order: {
      orderId: providerRef,
      extOrderId: paymentId,
      totalAmount: String(AMOUNT),
      currencyCode: 'CZK',
      status: 'COMPLETED',
    },
  })
  const signature = createHash('md5').update(body).update(key).digest('hex')
  const began = performance.now()
  const answer = await fetch(`${room.needs.publicPlayerOrigin}/capi/v2-onling/Payment/NotifyPayU`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'openpayu-signature': `sender=checkout;signature=${signature};algorithm=MD5;content=DOCUMENT`,
    },
    body,
  })
  await answer.text()
  if (answer.status !== expected) throw new Error(`HTTP ${answer.status}, not ${expected}`)
  return performance.now() - began
}
