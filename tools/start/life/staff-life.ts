import type { FastifyInstance } from 'fastify'
import * as bonuses from '#contract/onling-v2/bonuses.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as withdrawals from '#contract/onling-v2/withdrawals.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { importStatement } from '#contract/play-v1/bank-statements.ts'
import * as corrections from '#contract/play-v1/corrections.ts'
import { sendWithdrawals } from '#contract/play-v1/staff-withdrawals.ts'
import { writeGpc } from '#providers/bank-statements/write-gpc.ts'
import { uploadFile } from '#tests/upload-file.ts'
import type { Random } from '#tools/people/random.ts'
import type { Person, Transfer, World } from './player-life.ts'

/** Staff of the demonstration by what they do, each with a valid token. */
export type Desk = {
  readonly app: Pick<FastifyInstance, 'inject'>
  readonly random: Random
  /** Our account of the statements. */
  readonly iban: string
  readonly payments: string
  /** The second person. */
  readonly administrator: string
}

const WHY = 'Zkontrolováno podle podkladů a vypsaných varování.'
/** One in this many transfers comes without its number, and waits for a person. */
const UNNUMBERED_EVERY = 12
const CHECKED = 'Účet i vklady sedí s tím, co hráč doložil.'
/** Share of the requests that are approved the same day; the rest waits or expires. */
const SIGNED = 0.85

const BROUGHT = 'Z internetového bankovnictví, jak je každý den.'
const warningsOf = ({ signals, referenceNumber }: { signals: readonly string[]; referenceNumber: string }) =>
  signals.map((signal) => `${signal}:${referenceNumber}`)

/**
 * Imports the statement of one day: transfers that were ordered before, some without their number. False when the file
 * was refused because the session was over.
 */
export async function bringStatement(
  world: World,
  { app, iban, payments, administrator, random }: Desk,
  of: { readonly number: number; readonly day: string; readonly transfers: readonly Transfer[] },
): Promise<boolean> {
  const movements = of.transfers.map(({ variableSymbol, amountMinor, from }, index) => ({
    reference: `${of.number}${String(index + 1).padStart(3, '0')}`,
    amountMinor,
    counterIban: from.iban,
    counterName: from.name,
    ...(random.chance(1 / UNNUMBERED_EVERY) ? { message: 'VKLAD' } : { variableSymbol }),
  }))
  const statement = {
    iban,
    currency: world.currency,
    number: of.number,
    day: of.day,
    openingMinor: 5_000_000,
    movements,
  }
  const file = writeGpc(statement)
  const query = { explanation: BROUGHT }
  const answer = await uploadFile(app, {
    url: importStatement.path,
    query,
    token: payments,
    file,
    name: `${of.day}.gpc`,
  })
  if (answer.statusCode === 401) return false
  const { code, details } = answer.json<{ code?: string; details?: { approvalId?: string } }>()
  const approvalId = details?.approvalId
  if (code === 'ERR_APPROVAL_NEEDED' && approvalId !== undefined) {
    const signed = { approvalId, explanation: CHECKED, acceptedWarnings: [] }
    return (await world.ask(approve, { body: signed, token: administrator })).ok
  }
  if (answer.statusCode !== 200) throw new Error(`The statement of ${of.day} was not taken: ${answer.body}`)
  return true
}

/**
 * Works through the queue of withdrawals: most are sent, some suspended, a few refused; yesterday's are paid by now.
 * What one person may not pay alone is requested, and a second one approves most of it.
 */
export async function workThroughWithdrawals({ ask }: World, { random, payments, administrator }: Desk): Promise<void> {
  const list = async (state: 'pending' | 'sent') => {
    const found = await ask(withdrawals.listPendingWithdrawPlayers, { query: { state, limit: 200 }, token: payments })
    return found.ok ? found.data.rows : []
  }
  const body = ({ playerId, withdrawalId }: { playerId: number; withdrawalId: string }) => ({
    playerId,
    paymentId: withdrawalId,
    explanation: WHY,
  })
  const sign = async (
    refused: { readonly details?: Readonly<Record<string, unknown>> | undefined },
    warnings: string[],
  ) => {
    const { approvalId } = refused.details ?? {}
    if (typeof approvalId !== 'string' || !random.chance(SIGNED)) return
    const signed = { approvalId, explanation: CHECKED, acceptedWarnings: warnings }
    await ask(approve, { body: signed, token: administrator })
  }
  for (const row of await list('sent')) {
    const acceptedWarnings = warningsOf(row)
    const done = await ask(withdrawals.setWithdrawDone, { body: { ...body(row), acceptedWarnings }, token: payments })
    if (!done.ok) await sign(done, acceptedWarnings)
  }
  const alone: string[] = []
  for (const row of await list('pending')) {
    const share = random.next()
    if (share < 0.15) continue
    if (share < 0.22) await ask(withdrawals.suspendWithdraw, { body: body(row), token: payments })
    else if (row.signals.length === 0) alone.push(row.withdrawalId)
    else {
      const acceptedWarnings = warningsOf(row)
      const sending = { withdrawalIds: [row.withdrawalId], explanation: WHY, acceptedWarnings }
      const sent = await ask(sendWithdrawals, { body: sending, token: payments })
      if (!sent.ok) await sign(sent, acceptedWarnings)
    }
  }
  if (alone.length > 0)
    await ask(sendWithdrawals, { body: { withdrawalIds: alone, explanation: WHY }, token: payments })
}

/** A correction that waits for a second person, a bonus on offer, and a lock. */
export async function leaveForOthers(
  { ask, currency }: World,
  { payments, administrator }: Desk,
  people: readonly Person[],
): Promise<void> {
  const playing = people.filter(({ fate }) => fate === 'plays')
  const [first, second, third] = playing
  if (first)
    await ask(corrections.proposeCorrection, {
      body: {
        playerId: first.playerId,
        amount: { amountMinor: 15_000, currency },
        reason: 'missing-credit',
        explanation: 'Vklad z 12. dne banka potvrdila, na účtu chybí.',
      },
      token: payments,
    })
  const made = await ask(bonuses.create, {
    body: {
      name: 'Za věrnost',
      amountMinor: currency === 'CZK' ? 20_000 : 800,
      wageringTimes: 5,
      stakeMaxMinor: null,
      daysToAccept: 14,
      daysToPlay: 30,
      explanation: 'Bonus pro hráče, kteří se vracejí.',
    },
    token: payments,
  })
  if (made.ok)
    for (const person of [second, third])
      if (person)
        await ask(bonuses.assign, {
          body: { bonusId: made.data.bonusId, playerId: person.playerId, explanation: 'Vrací se pravidelně.' },
          token: payments,
        })
  for (const { playerId } of people.filter(({ fate }) => fate === 'locked'))
    await ask(player.lock, {
      body: { playerId, reason: 'other', explanation: 'Prověřujeme přihlášení z více zemí najednou.' },
      token: administrator,
    })
}
