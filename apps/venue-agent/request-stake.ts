import * as play from '#contract/play-v1/venue-play.ts'
import { forwardQueue } from './forward.ts'
import { NoLine } from './line.ts'
import { NO_LINE, refused, refusedBy, undoOf, type AgentAnswer, type AgentNeeds } from './needs.ts'
import { answerTold, reportFact } from './report-fact.ts'
import {
  afterStake,
  areFiguresGood,
  changeSitting,
  heardFigures,
  limitPassed,
  readSitting,
  storeSitting,
  type GoodFigures,
} from './sittings.ts'

export type StakeRequest = {
  readonly sittingId: string
  readonly reference: string
  readonly amountMinor: number
  readonly roundId?: string
}

/**
 * Requests a stake from the API; offline the figures that it signed last decide, while they are valid. A stake that these figures
 * refuse is refused without a request: only a response of the API raises them.
 */
export async function requestStake(needs: AgentNeeds, request: StakeRequest): Promise<AgentAnswer> {
  return refuseHere(needs, request) ?? inTurn(needs, request.sittingId, () => requestOnline(needs, request))
}

function refuseHere({ queue, stopwatch }: AgentNeeds, { sittingId, amountMinor }: StakeRequest) {
  const sitting = readSitting(queue, sittingId)
  if (!sitting || sitting.isEnded) return refused('ERR_SESSION_NOT_FOUND')
  const passed = sitting.isLow || !areFiguresGood(stopwatch, sitting) ? undefined : limitPassed(sitting, amountMinor)
  return passed === undefined ? undefined : refused(passed)
}

const turns = new WeakMap<AgentNeeds, Map<string, Promise<unknown>>>()

/** Stakes of one sitting one after the other: responses that overtake each other would leave figures that are too high. */
function inTurn<Answer>(needs: AgentNeeds, sittingId: string, act: () => Promise<Answer>): Promise<Answer> {
  const running = turns.get(needs) ?? new Map<string, Promise<unknown>>()
  turns.set(needs, running)
  const mine = (running.get(sittingId) ?? Promise.resolve()).then(act, act)
  running.set(sittingId, mine)
  const forget = () => {
    if (running.get(sittingId) === mine) running.delete(sittingId)
  }
  mine.then(forget, forget)
  return mine
}

async function requestOnline(needs: AgentNeeds, request: StakeRequest): Promise<AgentAnswer> {
  const { queue, line } = needs
  // An earlier request may have ended the sitting, or used the remaining limits.
  const known = refuseHere(needs, request)
  if (known) return known
  const { sittingId, reference } = request
  if (queue.find(undoOf(reference))) return refused(NO_LINE)
  try {
    // Without the queued reports the API's figures would be too high: a stake taken offline would be allowed twice.
    if (!(await forwardQueue(needs))) throw new NoLine('the house has not heard of everything', false)
    const askedAtMs = needs.stopwatch.ms()
    const wonBefore = readSitting(queue, sittingId)?.wonMinor
    const { isDone, body } = await line.call(play.stake, request)
    if (!isDone && body['code'] === 'ERR_SESSION_NOT_FOUND') changeSitting(queue, sittingId, { isEnded: true })
    const figures = figuresIn(isDone ? body : body['details'])
    if (figures) {
      const isLow = readSitting(queue, sittingId)?.wonMinor !== wonBefore
      changeSitting(queue, sittingId, { ...heardFigures(needs.stopwatch, figures, askedAtMs), isLow })
    }
    return isDone ? { ok: true, isOffline: false } : refusedBy(body)
  } catch (error) {
    if (error instanceof NoLine) return withoutLine(needs, request, error)
    throw error
  }
}

/** The figures in a response, or in a refusal because of a limit. */
function figuresIn(part: unknown): GoodFigures | undefined {
  const figures = Object(part) as GoodFigures
  return typeof figures.goodForMs === 'number' ? figures : undefined
}

/**
 * A request that was sent, by this process or one before it, may have arrived: the stake is reported if it is played, and cancelled if
 * not, under the same reference. One that was reported before, by a process that was killed before it could answer, stays as it was.
 */
function withoutLine(needs: AgentNeeds, request: StakeRequest, { isSent }: NoLine): AgentAnswer {
  const { queue, stopwatch } = needs
  const { sittingId, reference, amountMinor, roundId } = request
  const sitting = readSitting(queue, sittingId)
  if (!sitting) return refused('ERR_SESSION_NOT_FOUND')
  const told = queue.find(reference)
  if (told) return answerTold(told, { kind: 'stake', sittingId, amountMinor }, { ok: true, isOffline: true })
  const isGood = !sitting.isEnded && areFiguresGood(stopwatch, sitting)
  const left = isGood ? afterStake(sitting, amountMinor) : undefined
  if (!left) {
    if (isSent || sitting.heardBy !== stopwatch.run)
      reportFact(needs, 'rollback', sitting, { reference: undoOf(reference), rollsBack: reference })
    return refused(NO_LINE)
  }
  storeSitting(queue, left)
  reportFact(needs, 'stake', sitting, { reference, amountMinor, ...(roundId === undefined ? {} : { roundId }) })
  return { ok: true, isOffline: true }
}
