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
import { answerRepeated, reportFact } from './report-fact.ts'
import { cancelRequest } from './settle-pending.ts'
import {
  afterStake,
  areFiguresValid,
  changeSitting,
  exceededBound,
  exceededMax,
  readSitting,
  receivedFigures,
  storeSitting,
  type ValidFigures,
} from './sittings.ts'

export type StakeRequest = {
  readonly sittingId: string
  readonly reference: string
  readonly amountMinor: number
  readonly roundId?: string
}

/**
 * Requests a stake from the API; offline the figures that it signed last decide, while they are valid. A stake that these figures
 * refuse is refused without a request: only a response of the API raises them. One that may have reached the API before is never refused
 * by figures, which may contain it already: the API says whether it has it.
 */
export async function requestStake(needs: AgentNeeds, request: StakeRequest, attempt: Attempt): Promise<AgentAnswer> {
  return (
    refuseLocally(needs, request, attempt) ??
    oneAfterTheOther(needs, request.sittingId, () => requestOnline(needs, request, attempt))
  )
}

function refuseLocally(needs: AgentNeeds, request: StakeRequest, { wasBegun }: Attempt): AgentAnswer | undefined {
  const { queue, stopwatch } = needs
  const { sittingId, amountMinor } = request
  const sitting = readSitting(queue, sittingId)
  if (!sitting || sitting.isEnded) {
    if (wasBegun) cancelRequest(needs, { kind: 'stake', ...request })
    return refused('ERR_SESSION_NOT_FOUND')
  }
  if (wasBegun || !areFiguresValid(stopwatch, sitting)) return undefined
  const exceeded = sitting.mayMissWin ? exceededMax(sitting, amountMinor) : exceededBound(sitting, amountMinor)
  return exceeded && { ok: false, ...exceeded }
}

const queues = new WeakMap<AgentNeeds, Map<string, Promise<unknown>>>()

/** Stakes of one sitting one after the other: responses that overtake each other would leave figures that are too high. */
function oneAfterTheOther<Answer>(needs: AgentNeeds, sittingId: string, act: () => Promise<Answer>): Promise<Answer> {
  const running = queues.get(needs) ?? new Map<string, Promise<unknown>>()
  queues.set(needs, running)
  const mine = (running.get(sittingId) ?? Promise.resolve()).then(act, act)
  running.set(sittingId, mine)
  const forget = () => {
    if (running.get(sittingId) === mine) running.delete(sittingId)
  }
  mine.then(forget, forget)
  return mine
}

async function requestOnline(needs: AgentNeeds, request: StakeRequest, attempt: Attempt): Promise<AgentAnswer> {
  const { queue, connection } = needs
  // An earlier request may have ended the sitting, or used the remaining limits.
  const known = refuseLocally(needs, request, attempt)
  if (known) return known
  const { sittingId, reference } = request
  if (queue.find(cancellationOf(reference))) return refused(NO_CONNECTION)
  try {
    // Without the queued reports the API's figures would be too high: a stake taken offline would be allowed twice.
    if (!(await forwardQueue(needs))) throw new ConnectionError('the API does not have all reports', false)
    const requestedAtMs = needs.stopwatch.ms()
    const wonBefore = readSitting(queue, sittingId)?.wonMinor
    await attempt.begin()
    const { isDone, body } = await connection.call(play.stake, request)
    if (!isDone && body['code'] === 'ERR_SESSION_NOT_FOUND') changeSitting(queue, sittingId, { isEnded: true })
    const figures = figuresIn(isDone ? body : body['details'])
    if (figures) {
      const mayMissWin = readSitting(queue, sittingId)?.wonMinor !== wonBefore
      changeSitting(queue, sittingId, { ...receivedFigures(needs.stopwatch, figures, requestedAtMs), mayMissWin })
    }
    if (isDone) return { ok: true, isOffline: false }
    // The request of an earlier process may still arrive.
    if (attempt.wasBegun && body['code'] !== KEY_REUSED) cancelRequest(needs, { kind: 'stake', ...request })
    return refusedWithBound(body, figures)
  } catch (error) {
    if (error instanceof ConnectionError)
      return decideOffline(needs, request, { ...attempt, wasBegun: attempt.wasBegun || error.isSent })
    throw error
  }
}

/** A refusal of the API, with the bound that the stake exceeds. */
function refusedWithBound(body: Readonly<Record<string, unknown>>, figures: ValidFigures | undefined): AgentAnswer {
  const bounds: Readonly<Record<string, number | null | undefined>> = {
    ERR_STAKE_NOT_ALLOWED: figures?.stakeMaxMinor,
    ERR_STAKE_LIMIT_REACHED: figures?.stakeLeftMinor,
    ERR_LOSS_LIMIT_REACHED: figures?.lossLeftMinor,
  }
  const answer = refusedBy(body)
  const boundMinor = bounds[String(body['code'])] ?? null
  return answer.ok || boundMinor === null ? answer : { ...answer, boundMinor }
}

/** The figures in a response, or in a refusal because of a limit. */
function figuresIn(part: unknown): ValidFigures | undefined {
  const figures = Object(part) as ValidFigures
  return typeof figures.goodForMs === 'number' ? figures : undefined
}

/**
 * A request that was sent, by this process or one before it, may have arrived: the stake is reported if it is played, and cancelled if
 * not, under the same reference. One that was reported before, by a process that was killed before it could respond, stays as it was.
 */
async function decideOffline(
  needs: AgentNeeds,
  request: StakeRequest,
  { wasBegun, begin }: Attempt,
): Promise<AgentAnswer> {
  const { queue } = needs
  const { sittingId, reference, amountMinor, roundId } = request
  const round = roundId === undefined ? {} : { roundId }
  const queued = queue.find(reference)
  if (queued)
    return answerRepeated(queued, { kind: 'stake', sittingId, amountMinor, ...round }, { ok: true, isOffline: true })
  // Other requests of the sitting run while this one is flushed, so the figures decide after it.
  const isBegun = figuresAfter(needs, request) !== undefined
  if (isBegun) await begin()
  const left = figuresAfter(needs, request)
  if (!left) {
    if (wasBegun || isBegun) cancelRequest(needs, { kind: 'stake', ...request })
    return refused(NO_CONNECTION)
  }
  storeSitting(queue, left)
  reportFact(needs, 'stake', left, { reference, amountMinor, ...round })
  return { ok: true, isOffline: true }
}

/** The sitting after a stake that its figures allow; undefined if they do not, or are not valid. */
function figuresAfter({ queue, stopwatch }: AgentNeeds, { sittingId, amountMinor }: StakeRequest) {
  const sitting = readSitting(queue, sittingId)
  if (!sitting || sitting.isEnded || !areFiguresValid(stopwatch, sitting)) return undefined
  return afterStake(sitting, amountMinor)
}
