import * as play from '#contract/play-v1/venue-play.ts'
import { forwardQueue } from './forward.ts'
import { NoLine } from './line.ts'
import { NO_LINE, refused, refusedBy, undoOf, type AgentAnswer, type AgentNeeds } from './needs.ts'
import { afterStake, changeSitting, storeSitting, readSitting, type KnownSitting } from './sittings.ts'
import { reportFact } from './report-fact.ts'

export type StakeRequest = {
  readonly sittingId: string
  readonly reference: string
  readonly amountMinor: number
  readonly roundId?: string
}

/** How long the figures of a response are valid offline. */
const HOLD_MS = 60_000

/** Requests a stake from the house; offline the figures that it signed last decide, while they are valid. */
export async function requestStake(needs: AgentNeeds, request: StakeRequest): Promise<AgentAnswer> {
  const { queue, line, now } = needs
  const sitting = readSitting(queue, request.sittingId)
  if (!sitting || sitting.isEnded) return refused('ERR_SESSION_NOT_FOUND')
  try {
    // Without the queued reports the house's figures would be too high: a stake taken offline would be allowed twice.
    if (!(await forwardQueue(needs))) throw new NoLine('the house has not heard of everything')
    const { isDone, body } = await line.call(play.stake, request)
    if (!isDone) {
      if (body['code'] === 'ERR_SESSION_NOT_FOUND') changeSitting(queue, sitting.sittingId, { isEnded: true })
      return refusedBy(body)
    }
    const { stakeLeftMinor, lossLeftMinor } = body as Pick<KnownSitting, 'stakeLeftMinor' | 'lossLeftMinor'>
    const goodUntil = new Date(now().getTime() + HOLD_MS).toISOString()
    changeSitting(queue, sitting.sittingId, { stakeLeftMinor, lossLeftMinor, goodUntil })
    return { ok: true, isOffline: false }
  } catch (error) {
    if (error instanceof NoLine) return withoutLine(needs, readSitting(queue, request.sittingId) ?? sitting, request)
    throw error
  }
}

/**
 * The request may have arrived: the stake is reported if it is played, and cancelled if not, under the same reference.
 */
function withoutLine(needs: AgentNeeds, sitting: KnownSitting, request: StakeRequest): AgentAnswer {
  const { reference, amountMinor, roundId } = request
  const isGood = !sitting.isEnded && needs.now() < new Date(sitting.goodUntil)
  const left = isGood ? afterStake(sitting, amountMinor) : undefined
  if (!left) {
    reportFact(needs, 'rollback', sitting, { reference: undoOf(reference), rollsBack: reference })
    return refused(NO_LINE)
  }
  storeSitting(needs.queue, left)
  reportFact(needs, 'stake', sitting, { reference, amountMinor, ...(roundId === undefined ? {} : { roundId }) })
  return { ok: true, isOffline: true }
}
