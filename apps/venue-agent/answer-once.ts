import { KEY_REUSED, refused, type AgentAnswer, type AgentNeeds } from './needs.ts'

/** Requests of terminals that change something at the API. */
export type RequestKind = 'stake' | 'take'
export type TerminalRequest = { readonly sittingId: string; readonly reference: string; readonly amountMinor: number }

/** A request that was begun and has no response yet. */
export type PendingRequest = {
  readonly kind: RequestKind
  readonly sittingId: string
  readonly reference: string
  readonly fingerprint: string
  /** Which process has begun it, and when, by its stopwatch. */
  readonly run: string
  readonly begunAtMs: number
}
type AnsweredRequest = { readonly fingerprint: string; readonly answer: AgentAnswer }

/** One handling of a request. */
export type Attempt = {
  /** Whether an earlier one may have reached the API, and ended before it had stored a response. */
  readonly wasBegun: boolean
  /** Has to be called before anything that the API can receive: what it leaves behind is settled, also by another process. */
  readonly begin: () => Promise<void>
}

type Named = Pick<PendingRequest, 'sittingId' | 'reference'>
const PENDING = 'pending '
const idOf = ({ sittingId, reference }: Named) => `${sittingId} ${reference}`

type Running = { readonly fingerprint: string; readonly answer: Promise<AgentAnswer> }
const runningOf = new WeakMap<AgentNeeds, Map<string, Running>>()

/**
 * The same request of a sitting gets the same response for as long as it is stored: also when it is repeated before the response, and
 * after a restart of the agent. Another request with its reference is refused.
 */
export function answerOnce<Request extends TerminalRequest>(
  needs: AgentNeeds,
  { kind, request }: { readonly kind: RequestKind; readonly request: Request },
  handle: (attempt: Attempt) => Promise<AgentAnswer>,
): Promise<AgentAnswer> {
  const { queue, stopwatch } = needs
  const running = runningOf.get(needs) ?? new Map<string, Running>()
  runningOf.set(needs, running)
  const { sittingId, reference } = request
  const id = idOf(request)
  const fingerprint = queue.fingerprintOf(JSON.stringify({ kind, request }, sortKeys))
  const answered = queue.read<AnsweredRequest>(`request ${id}`)
  const pending = queue.read<PendingRequest>(`${PENDING}${id}`)
  const current = running.get(id)
  const known = (current ?? answered ?? pending)?.fingerprint
  if (known !== undefined && known !== fingerprint) return Promise.resolve(refused(KEY_REUSED))
  if (current) return current.answer
  if (answered) return Promise.resolve(answered.answer)
  const begunBy = { run: stopwatch.run, begunAtMs: stopwatch.ms() }
  const begun: PendingRequest = { kind, sittingId, reference, fingerprint, ...begunBy }
  const answer = handle({
    wasBegun: pending !== undefined,
    begin: () => queue.storeTogether(`${PENDING}${id}`, begun),
  })
    .then(async (given) => {
      // A terminal acts on a yes, which therefore survives a power failure. A lost refusal is cancelled, like a request without a response.
      if (given.ok) await queue.storeTogether(`request ${id}`, { fingerprint, answer: given } satisfies AnsweredRequest)
      else queue.store(`request ${id}`, { fingerprint, answer: given } satisfies AnsweredRequest)
      queue.remove(`${PENDING}${id}`)
      return given
    })
    .finally(() => running.delete(id))
  running.set(id, { fingerprint, answer })
  return answer
}

/** Stores the refusal of a pending request. */
export function storeRefusal({ queue }: AgentNeeds, request: PendingRequest, answer: AgentAnswer): void {
  const { fingerprint } = request
  queue.store(`request ${idOf(request)}`, { fingerprint, answer } satisfies AnsweredRequest)
  queue.remove(`${PENDING}${idOf(request)}`)
}

/** Requests that were begun and that nobody handles now: of all sittings, or of one. */
export function listPending(needs: AgentNeeds, sittingId?: string): PendingRequest[] {
  const { queue } = needs
  return queue
    .names(sittingId === undefined ? PENDING : `${PENDING}${sittingId} `)
    .flatMap((name) => queue.read<PendingRequest>(name) ?? [])
    .filter((request) => !runningOf.get(needs)?.has(idOf(request)))
    .filter((request) => {
      const isAnswered = queue.read(`request ${idOf(request)}`) !== undefined
      // The process was killed between the two writes.
      if (isAnswered) queue.remove(`${PENDING}${idOf(request)}`)
      return !isAnswered
    })
}

/** JSON of objects with the same fields is the same, in whatever order they were sent. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
