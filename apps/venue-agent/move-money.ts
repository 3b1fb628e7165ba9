import * as account from '#contract/funds-transfer/player-account.ts'
import * as play from '#contract/play-v1/venue-play.ts'
import type { Attempt } from './answer-once.ts'
import { ConnectionError } from './connection.ts'
import { forwardQueue } from './forward.ts'
import {
  cancellationOf,
  KEY_REUSED,
  NO_CONNECTION,
  refused,
  refusedBy,
  type AgentAnswer,
  type AgentNeeds,
} from './needs.ts'
import type { Entry } from './queue.ts'
import { serverTime } from './server-time.ts'
import { cancelRequest, settleOfSitting } from './settle-pending.ts'
import { storeSitting, readSitting } from './sittings.ts'

export type TakeRequest = {
  readonly sittingId: string
  readonly reference: string
  readonly amountMinor: number
  /** Card and PIN of the player. */
  readonly proof?: object
}

/** Money comes to a terminal only online. A request with an unknown outcome is cancelled. */
export async function takeMoney(
  needs: AgentNeeds,
  request: TakeRequest,
  { wasBegun, begin }: Attempt,
): Promise<AgentAnswer> {
  const { connection, queue } = needs
  const { reference, amountMinor, proof } = request
  const cancel = () => cancelRequest(needs, { kind: 'take', ...request })
  const sitting = readSitting(queue, request.sittingId)
  if (!sitting || sitting.isEnded) {
    if (wasBegun) cancel()
    return refused('ERR_SESSION_NOT_FOUND')
  }
  const { playerId, terminalId: place, currency } = sitting
  // An earlier process cancelled it and was killed before its response: it stays cancelled.
  if (queue.find(cancellationOf(reference))) return refused(NO_CONNECTION)
  const body = { amount: { amountMinor, currency }, reference, place, ...(proof ? { proof } : {}) }
  await begin()
  try {
    const response = await connection.call(account.transferFrom, body, { playerId: String(playerId) })
    if (response.isDone) return { ok: true }
    // The request of an earlier process may still arrive.
    if (wasBegun && response.body['code'] !== KEY_REUSED) cancel()
    return refusedBy(response.body)
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    cancel()
    return refused(NO_CONNECTION)
  }
}

export type LeaveRequest = {
  readonly sittingId: string
  readonly reference: string
  readonly creditMinor: number
  readonly because?: 'signed-out' | 'idle' | 'line-lost'
}

/** A player who leaves gets the money on the terminal back: now, or once the API can be reached. */
export async function leaveTerminal(needs: AgentNeeds, request: LeaveRequest): Promise<AgentAnswer> {
  const { queue, giveMaxMinor } = needs
  const { sittingId, reference, creditMinor, because = 'signed-out' } = request
  const sitting = readSitting(queue, sittingId)
  // The balance of a terminal is paid back once, however often it is requested.
  if (!sitting || (sitting.leftBy !== undefined && sitting.leftBy !== reference))
    return refused('ERR_SESSION_NOT_FOUND')
  const given = queue.find(reference)
  if (given && !isGiven(given, creditMinor)) return refused(KEY_REUSED)
  if (creditMinor > giveMaxMinor && !(await isApiThere(needs, sittingId))) return refused('ERR_AMOUNT_NOT_ALLOWED')
  const { playerId, terminalId: place, currency } = sitting
  settleOfSitting(needs, sittingId)
  storeSitting(queue, { ...sitting, isEnded: true, leftBy: reference })
  const at = serverTime(needs).toISOString()
  queue.append('sign-out', `leave.${reference}`, { sittingId, because, at })
  const amount = { amountMinor: creditMinor, currency }
  if (creditMinor > 0) queue.append('give', reference, { playerId, body: { amount, reference, place } })
  await forwardQueue(needs)
  return { ok: true }
}

function isGiven({ kind, body }: Entry, creditMinor: number): boolean {
  if (kind !== 'give') return false
  const { body: transfer } = JSON.parse(body) as { body: { amount: { amountMinor: number } } }
  return transfer.amount.amountMinor === creditMinor
}

async function isApiThere({ connection }: AgentNeeds, sittingId: string): Promise<boolean> {
  try {
    await connection.call(play.getSitting, { sittingId })
    return true
  } catch (error) {
    if (error instanceof ConnectionError) return false
    throw error
  }
}
