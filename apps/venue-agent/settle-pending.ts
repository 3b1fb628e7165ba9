import { listPending, storeRefusal, type PendingRequest } from './answer-once.ts'
import { cancellationOf, NO_CONNECTION, refused, type AgentNeeds } from './needs.ts'
import { reportFact } from './report-fact.ts'
import { readSitting } from './sittings.ts'

/** How long a terminal has to repeat a request that was interrupted. */
export const REPEAT_MS = 60_000

/** A panic button that the API may not have received. */
type StoredPanic = { readonly sittingId: string; readonly at: string; readonly run: string }

const PANICS = 'panic '
export const panicName = (sittingId: string): string => `${PANICS}${sittingId}`

/**
 * Settles what a process left behind that was killed between sending a request and storing the response: nobody knows whether the API has
 * received it, and the terminal has no response. Panic buttons are reported at once. A stake or a transfer is cancelled once the
 * terminal has had a minute to repeat it (then the API says what became of it).
 */
export function settlePending(needs: AgentNeeds): void {
  const { queue, stopwatch } = needs
  for (const name of queue.names(PANICS)) {
    const panic = queue.read<StoredPanic>(name)
    if (!panic || panic.run === stopwatch.run) continue
    queuePanic(needs, panic)
  }
  for (const request of listPending(needs)) {
    const sinceMs = request.run === stopwatch.run ? request.begunAtMs : 0
    if (stopwatch.ms() - sinceMs >= REPEAT_MS) cancelPending(needs, request)
  }
}

/** Requests of a sitting that has ended: its terminal plays no more, so they are cancelled at once. */
export function settleOfSitting(needs: AgentNeeds, sittingId: string): void {
  for (const request of listPending(needs, sittingId)) cancelPending(needs, request)
}

export function queuePanic({ queue }: AgentNeeds, { sittingId, at }: Pick<StoredPanic, 'sittingId' | 'at'>): void {
  queue.append('panic', `panic.${sittingId}`, { sittingId, at })
  queue.remove(panicName(sittingId))
}

/** Cancels a request by its reference, whether it has arrived or not; from now on the terminal gets a refusal. */
function cancelPending(needs: AgentNeeds, request: PendingRequest): void {
  cancelRequest(needs, request)
  storeRefusal(needs, request, refused(NO_CONNECTION))
}

/** Queues the cancellation of a request that may have arrived at the API. */
export function cancelRequest(
  needs: AgentNeeds,
  { kind, sittingId, reference }: Pick<PendingRequest, 'kind' | 'sittingId' | 'reference'>,
): void {
  const sitting = readSitting(needs.queue, sittingId)
  if (!sitting) return
  const cancellation = cancellationOf(reference)
  if (kind === 'stake') reportFact(needs, 'rollback', sitting, { reference: cancellation, rollsBack: reference })
  else needs.queue.append('undo', cancellation, { playerId: sitting.playerId, reference })
}
