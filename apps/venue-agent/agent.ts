import * as play from '#contract/play-v1/venue-play.ts'
import type { Sitting } from '#contract/shapes/venue-play.ts'
import { answerOnce } from './answer-once.ts'
import { requestStake, type StakeRequest } from './request-stake.ts'
import { forwardQueue } from './forward.ts'
import { ConnectionError } from './connection.ts'
import { leaveTerminal, takeMoney, type LeaveRequest, type TakeRequest } from './move-money.ts'
import { NO_CONNECTION, refused, refusedBy, type AgentAnswer, type AgentNeeds } from './needs.ts'
import { answerRepeated, reportFact } from './report-fact.ts'
import { serverTime } from './server-time.ts'
import { panicName, queuePanic, settleOfSitting, settlePending } from './settle-pending.ts'
import {
  afterWin,
  areFiguresValid,
  changeSitting,
  receivedFigures,
  listOpen,
  readSitting,
  storeSitting,
} from './sittings.ts'

export type Agent = ReturnType<typeof makeAgent>

const REFUSED_SHOWN = 20
/** How often the API is told how this agent is doing; without players with each refresh, so that the state shows whether the API can be reached. */
const REPORT_STATE_MS = 15_000
/** A smaller difference of the clocks is caused by a slow request. */
const CLOCK_TOLERANCE_MS = 2_000

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
  const { connection, queue } = needs
  const lastReport: LastReport = { atMs: undefined }
  return {
    signIn: (request: SignInRequest): Promise<AgentAnswer> => orNoConnection(() => signIn(needs, request)),
    stake: (request: StakeRequest) =>
      answerOnce(needs, { kind: 'stake', request }, (attempt) => requestStake(needs, request, attempt)),
    win: (request: WinRequest) => reportWin(needs, request),
    take: (request: TakeRequest) =>
      answerOnce(needs, { kind: 'take', request }, (attempt) => takeMoney(needs, request, attempt)),
    leave: (request: LeaveRequest) => leaveTerminal(needs, request),
    panic: ({ sittingId }: { readonly sittingId: string }) => pressPanic(needs, sittingId),
    /** Settles what earlier processes left behind, and sends what waits. */
    forward: () => {
      settlePending(needs)
      return forwardQueue(needs)
    },
    prune: () => queue.prune(),
    refresh: () => refresh(needs, lastReport),
    state: () => ({
      isConnected: connection.isConnected(),
      clockAheadMs: connection.clockAheadMs(),
      waiting: queue.count('waiting'),
      acknowledged: queue.count('acknowledged'),
      refused: queue.count('refused'),
      lastRefused: queue.listRefused(REFUSED_SHOWN),
      head: queue.head(),
      sittings: listOpen(queue).map((sitting) => ({
        terminalId: sitting.terminalId,
        mayPlayOffline: areFiguresValid(needs.stopwatch, sitting),
      })),
    }),
  }
}

async function signIn(needs: AgentNeeds, request: SignInRequest): Promise<AgentAnswer> {
  const { connection, queue, stopwatch } = needs
  // The remaining limits are known once the API has all reports.
  if (!(await forwardQueue(needs))) return refused(NO_CONNECTION)
  const requestedAtMs = stopwatch.ms()
  const { isDone, body } = await connection.call(play.signIn, request)
  if (!isDone) return refusedBy(body)
  const { sittingId, playerId, terminalId, currency, ...figures } = body as unknown as Sitting
  const who = { sittingId, playerId, terminalId, currency }
  const received = receivedFigures(stopwatch, figures, requestedAtMs)
  storeSitting(queue, { ...who, ...received, wonMinor: 0, mayMissWin: false, isEnded: false })
  const { stakeLeftMinor, lossLeftMinor, stakeMaxMinor } = received
  return { ok: true, ...who, stakeLeftMinor, lossLeftMinor, stakeMaxMinor }
}

function reportWin(
  needs: AgentNeeds,
  { sittingId, reference, amountMinor, kind = 'win', roundId }: WinRequest,
): AgentAnswer {
  const { queue } = needs
  const sitting = readSitting(queue, sittingId)
  if (!sitting) return refused('ERR_SESSION_NOT_FOUND')
  const round = roundId === undefined ? {} : { roundId }
  const queued = queue.find(reference)
  if (queued) return answerRepeated(queued, { kind, sittingId, amountMinor, ...round }, { ok: true })
  // The fact is written first: if the process is killed in between, its figures are too low, never too high.
  reportFact(needs, kind, sitting, { reference, amountMinor, ...round })
  storeSitting(queue, afterWin(sitting, amountMinor))
  return { ok: true }
}

/** From now on no stake is taken here. Offline, the API receives it later, and stops play elsewhere for the rest of the time. */
async function pressPanic(needs: AgentNeeds, sittingId: string): Promise<AgentAnswer> {
  const { connection, queue, stopwatch } = needs
  const sitting = readSitting(queue, sittingId)
  if (!sitting) return refused('ERR_SESSION_NOT_FOUND')
  const at = serverTime(needs).toISOString()
  // Stored first: a process that is killed before the response leaves it to the next one.
  queue.store(panicName(sittingId), { sittingId, at, run: stopwatch.run }, true)
  storeSitting(queue, { ...sitting, isEnded: true }, true)
  settleOfSitting(needs, sittingId)
  const answer = await orNoConnection(async () => {
    const { isDone, body } = await connection.call(play.panicAtTerminal, { sittingId })
    return isDone ? { ok: true, until: body['until'] } : refusedBy(body)
  })
  if (!answer.ok && answer.code === NO_CONNECTION) queuePanic(needs, { sittingId, at })
  else queue.remove(panicName(sittingId))
  return answer
}

/**
 * Asks the API which of the open sittings have ended (by phone, by an exclusion, by time) and whose figures are outdated, and reports the
 * state of the agent.
 */
async function refresh(needs: AgentNeeds, lastReport: LastReport): Promise<void> {
  const { connection, queue, stopwatch } = needs
  const open = listOpen(queue)
  for (const { sittingId } of open) {
    const { isDone, body } = await connection.call(play.getSitting, { sittingId })
    const isEnded = isDone ? body['endedAt'] !== null : body['code'] === 'ERR_SESSION_NOT_FOUND'
    if (isEnded) changeSitting(queue, sittingId, { isEnded })
    else if (isDone && Number(body['goodForMs']) <= 0) changeSitting(queue, sittingId, { validUntilMs: 0 })
  }
  const isDue = lastReport.atMs === undefined || stopwatch.ms() - lastReport.atMs >= REPORT_STATE_MS
  if (!isDue && open.length > 0) return
  await reportState(needs)
  lastReport.atMs = stopwatch.ms()
}

type LastReport = { atMs: number | undefined }

/** Reports the clock of this machine as it is, and learns how far it is off. */
async function reportState({ connection, queue, now, stopwatch }: AgentNeeds): Promise<void> {
  const machineAt = now().toISOString()
  const up = { run: stopwatch.run, upMs: Math.floor(stopwatch.ms()) }
  const [waiting, refused] = [queue.count('waiting'), queue.count('refused')]
  const { isDone, body } = await connection.call(play.reportState, { machineAt, ...up, waiting, refused })
  const aheadMs = Number(body['clockAheadMs'])
  if (isDone && Math.abs(aheadMs - connection.clockAheadMs()) > CLOCK_TOLERANCE_MS) connection.setClockAhead(aheadMs)
}

async function orNoConnection(call: () => Promise<AgentAnswer>): Promise<AgentAnswer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ConnectionError) return refused(NO_CONNECTION)
    throw error
  }
}
