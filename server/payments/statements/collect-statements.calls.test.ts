import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { writeCamt053 } from '#providers/bank-statements/write-camt053.ts'
import { writeGpc } from '#providers/bank-statements/write-gpc.ts'
import { openTestPayments, PLAYER, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'
import { collectStatements } from './collect-statements.ts'

const OWN = { iban: 'CZ6508000000192000145399', currency: 'CZK' } as const
const JANA = { counterIban: 'CZ3020100000002900000013', counterName: 'NOVÁKOVÁ JANA' }

let room: TestPayments
let folder: string
let problems: string[] = []

beforeAll(async () => {
  room = await openTestPayments()
  folder = mkdtempSync(join(tmpdir(), 'tolar-statements-'))
})
afterAll(async () => {
  await room?.close()
  rmSync(folder, { recursive: true, force: true })
})

const collect = () => {
  problems = []
  return collectStatements({
    db: room.db,
    clock: room.clock,
    rules: { payer: { ...OWN, bic: 'GIBACZPX', name: 'Casino' }, currency: 'CZK' },
    findPayee: async () => ({ firstName: 'Jana', surname: 'Nováková' }),
    folder,
    onProblem: (name, problem) => problems.push(`${name}: ${problem}`),
  })
}

/** Writes a file where the bank would, old enough to be complete. */
function lay(name: string, bytes: Uint8Array | string, agoMs = 60_000): void {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  const at = new Date(room.clock.now().getTime() - agoMs)
  utimesSync(path, at, at)
}

const of = (number: number, reference: string, more: object = {}) => ({
  ...OWN,
  number,
  day: '2026-11-21',
  openingMinor: 1_000_000,
  movements: [{ reference, amountMinor: 10_000, ...JANA, ...more }],
})

async function sentWithdrawal(): Promise<{ readonly id: string; readonly variableSymbol: string }> {
  const { body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', {
    body: {
      amount: { amountMinor: 30_000, currency: 'CZK' },
      method: 'BankTransfer',
      account: JANA.counterIban,
      holder: 'Jana Nováková',
      idempotencyKey: 'key-of-a-collected-statement',
    },
  })
  const id = String(body['withdrawalId'])
  const sent = await room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/Send', {
    token: STAFF_TOKEN,
    body: { withdrawalIds: [id], explanation: 'Checked against the documents of the player.' },
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return { id, variableSymbol: String(body['referenceNumber']) }
}

it('imports the bank’s files, in both formats, once, and moves them away', async () => {
  lay('2026-11-21.gpc', writeGpc(of(1, '101')))
  lay('2026-11-22.xml', writeCamt053(of(2, '102')))
  expect(await collect()).toBe(2)
  lay('again.gpc', writeGpc(of(1, '101')))
  expect(await collect()).toBe(1)
  expect(readdirSync(join(folder, 'taken')).toSorted()).toEqual(['2026-11-21.gpc', '2026-11-22.xml', 'again.gpc'])
  const [{ count = 0 } = {}] = await room.db.query<{ count: number }>(
    sql`select count(*) as count from payments.bank_item`,
  )
  expect(count).toBe(2)
})

it('skips what is still being written, and moves away for a person what is no statement of ours', async () => {
  lay('half.gpc', writeGpc(of(3, '103')), 1_000)
  lay('letter.txt', 'Dear customer')
  lay('.hidden.gpc', 'x')
  expect(await collect()).toBe(0)
  expect(problems).toEqual(['letter.txt: unreadable'])
  expect(readdirSync(folder).toSorted()).toEqual(['.hidden.gpc', 'half.gpc', 'refused', 'taken'])
})

it('finishes a withdrawal that the bank has paid, in the name of the bank', async () => {
  await room.credit(1_000_000)
  const { id, variableSymbol } = await sentWithdrawal()
  lay('paid.xml', writeCamt053(of(4, '104', { amountMinor: -30_000, variableSymbol })))
  await collect()
  const { body } = await room.call('GET', '/capi/Play/v1/Backoffice/Withdrawal/Get', {
    token: STAFF_TOKEN,
    query: { playerId: String(PLAYER), paymentId: id },
  })
  expect(body).toMatchObject({ withdrawal: { state: 'done' } })
  expect((body['moves'] as { by: string }[]).at(-1)?.by).toBe('partner')
})
