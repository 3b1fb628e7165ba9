import * as account from '#contract/funds-transfer/player-account.ts'
import * as play from '#contract/play-v1/venue-play.ts'
import { forwardQueue } from './forward.ts'
import { NoLine } from './line.ts'
import { NO_LINE, refused, refusedBy, undoOf, type AgentAnswer, type AgentNeeds } from './needs.ts'
import type { Entry } from './queue.ts'
import { storeSitting, readSitting } from './sittings.ts'
import { houseTime } from './report-fact.ts'

export type TakeRequest = {
  readonly sittingId: string
  readonly reference: string
  readonly amountMinor: number
  /** Card and PIN of the player. */
  readonly proof?: object
}

/** Money comes to a terminal only online. A request with an unknown outcome is cancelled. */
export async function takeMoney({ line, queue }: AgentNeeds, request: TakeRequest): Promise<AgentAnswer> {
  const sitting = readSitting(queue, request.sittingId)
  if (!sitting || sitting.isEnded) return refused('ERR_SESSION_NOT_FOUND')
  const { playerId, terminalId: place, currency } = sitting
  const { reference, amountMinor, proof } = request
  // An earlier process cancelled it and was killed before its response: it stays cancelled.
  if (queue.find(undoOf(reference))) return refused(NO_LINE)
  const body = { amount: { amountMinor, currency }, reference, place, ...(proof ? { proof } : {}) }
  try {
    const answer = await line.call(account.transferFrom, body, { playerId: String(playerId) })
    return answer.isDone ? { ok: true } : refusedBy(answer.body)
  } catch (error) {
    if (!(error instanceof NoLine)) throw error
    // Sent or not: a process that was killed before it could answer may have sent it.
    queue.append('undo', undoOf(reference), { playerId, reference })
    return refused(NO_LINE)
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
  if (given && !isGiven(given, creditMinor)) return refused('ERR_KEY_REUSED')
  if (creditMinor > giveMaxMinor && !(await isLineThere(needs, sittingId))) return refused('ERR_AMOUNT_NOT_ALLOWED')
  const { playerId, terminalId: place, currency } = sitting
  storeSitting(queue, { ...sitting, isEnded: true, leftBy: reference })
  queue.append('sign-out', `leave.${reference}`, { sittingId, because, at: houseTime(needs) })
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

async function isLineThere({ line }: AgentNeeds, sittingId: string): Promise<boolean> {
  try {
    await line.call(play.getSitting, { sittingId })
    return true
  } catch (error) {
    if (error instanceof NoLine) return false
    throw error
  }
}
