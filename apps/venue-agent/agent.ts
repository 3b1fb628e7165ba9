import { listVenues } from '#contract/capi-v1/topology.ts'
import * as play from '#contract/play-v1/venue-play.ts'
import type { Sitting } from '#contract/shapes/venue-play.ts'
import { answerOnce } from './answer-once.ts'
import { requestStake, type StakeRequest } from './request-stake.ts'
import { forwardQueue } from './forward.ts'
import { NoLine } from './line.ts'
import { leaveTerminal, takeMoney, type LeaveRequest, type TakeRequest } from './move-money.ts'
import { NO_LINE, refused, refusedBy, type AgentAnswer, type AgentNeeds } from './needs.ts'
import { answerTold, houseTime, reportFact } from './report-fact.ts'
import {
  afterWin,
  areFiguresGood,
  changeSitting,
  heardFigures,
  listOpen,
  readSitting,
  storeSitting,
} from './sittings.ts'

export type Agent = ReturnType<typeof makeAgent>

const REFUSED_SHOWN = 20

type SignInRequest = {
  readonly terminalId: string
  readonly cardNumber?: string
  readonly pin?: string
  readonly code?: string
}
type WinRequest = StakeRequest & { readonly kind?: 'win' | 'jackpot' }

/**
 * Handles the requests of terminals. Online, every request is sent to the API. Offline, a sitting goes on within the
 * figures that the API signed, while they are valid; no sitting begins, no money comes to a terminal; a player who
 * leaves gets their money back.
 */
export function makeAgent(needs: AgentNeeds) {
  const { line, queue } = needs
  const once = answerOnce(queue)
  return {
    signIn: (request: SignInRequest): Promise<AgentAnswer> => orNoLine(() => signIn(needs, request)),
    stake: (request: StakeRequest) => once(request.reference, () => requestStake(needs, request)),
    win: (request: WinRequest) => tellWin(needs, request),
    take: (request: TakeRequest) => once(request.reference, () => takeMoney(needs, request)),
    leave: (request: LeaveRequest) => leaveTerminal(needs, request),
    panic: ({ sittingId }: { readonly sittingId: string }) => pressPanic(needs, sittingId),
    forward: () => forwardQueue(needs),
    refresh: () => refresh(needs),
    state: () => ({
      isLineUp: line.isUp(),
      clockAheadMs: line.clockAheadMs(),
      waiting: queue.count('waiting'),
      told: queue.count('told'),
      refused: queue.count('refused'),
      lastRefused: queue.listRefused(REFUSED_SHOWN),
      head: queue.head(),
      sittings: listOpen(queue).map((sitting) => ({
        terminalId: sitting.terminalId,
        mayPlayOffline: areFiguresGood(needs.stopwatch, sitting),
      })),
    }),
  }
}

async function signIn(needs: AgentNeeds, request: SignInRequest): Promise<AgentAnswer> {
  const { line, queue, stopwatch } = needs
  // The remaining limits are known once the API has all reports.
  if (!(await forwardQueue(needs))) return refused(NO_LINE)
  const askedAtMs = stopwatch.ms()
  const { isDone, body } = await line.call(play.signIn, request)
  if (!isDone) return refusedBy(body)
  const { sittingId, playerId, terminalId, currency, ...figures } = body as unknown as Sitting
  const who = { sittingId, playerId, terminalId, currency }
  const heard = heardFigures(stopwatch, figures, askedAtMs)
  storeSitting(queue, { ...who, ...heard, wonMinor: 0, isLow: false, isEnded: false })
  const { stakeLeftMinor, lossLeftMinor } = heard
  return { ok: true, ...who, stakeLeftMinor, lossLeftMinor }
}

function tellWin(
  needs: AgentNeeds,
  { sittingId, reference, amountMinor, kind = 'win', roundId }: WinRequest,
): AgentAnswer {
  const { queue } = needs
  const sitting = readSitting(queue, sittingId)
  if (!sitting) return refused('ERR_SESSION_NOT_FOUND')
  const told = queue.find(reference)
  if (told) return answerTold(told, { kind, sittingId, amountMinor }, { ok: true })
  // The fact is written first: if the process is killed in between, its figures are too low, never too high.
  reportFact(needs, kind, sitting, { reference, amountMinor, ...(roundId === undefined ? {} : { roundId }) })
  storeSitting(queue, afterWin(sitting, amountMinor))
  return { ok: true }
}

/** From now on no stake is taken here. Offline, the API receives it later, and stops play elsewhere for the rest of the time. */
async function pressPanic(needs: AgentNeeds, sittingId: string): Promise<AgentAnswer> {
  const { line, queue } = needs
  const sitting = readSitting(queue, sittingId)
  if (!sitting) return refused('ERR_SESSION_NOT_FOUND')
  storeSitting(queue, { ...sitting, isEnded: true }, true)
  const at = houseTime(needs)
  const answer = await orNoLine(async () => {
    const { isDone, body } = await line.call(play.panicAtTerminal, { sittingId })
    return isDone ? { ok: true, until: body['until'] } : refusedBy(body)
  })
  if (!answer.ok && answer.code === NO_LINE) queue.append('panic', `panic.${sittingId}`, { sittingId, at })
  return answer
}

/**
 * Asks the API which of the open sittings have ended (by phone, by an exclusion, by time) and whose figures are outdated.
 * Without any it requests the venue, so that the state shows whether the API can be reached before anybody plays.
 */
async function refresh({ line, queue }: AgentNeeds): Promise<void> {
  const open = listOpen(queue)
  if (open.length === 0) await line.call(listVenues, { limit: 1 })
  for (const { sittingId } of open) {
    const { isDone, body } = await line.call(play.getSitting, { sittingId })
    if (isDone && body['endedAt'] !== null) changeSitting(queue, sittingId, { isEnded: true })
    else if (isDone && Number(body['goodForMs']) <= 0) changeSitting(queue, sittingId, { goodUntilMs: 0 })
  }
}

async function orNoLine(ask: () => Promise<AgentAnswer>): Promise<AgentAnswer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof NoLine) return refused(NO_LINE)
    throw error
  }
}
