import type { FactOutcome } from '#contract/shapes/venue-play.ts'
import { FACTS_MAX } from '#contract/shapes/venue-play.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import * as play from '#contract/play-v1/venue-play.ts'
import { NoLine, type Line, type LineAnswer } from './line.ts'
import type { Entry, Queue } from './queue.ts'

type Needs = { readonly line: Line; readonly queue: Queue; readonly now: () => Date }

/** One step at a time: entries are sent in the order in which they were queued. */
const running = new WeakMap<Queue, Promise<boolean>>()

/** Sends the entries queued so far to the API, in order. Returns false if the API cannot be reached. */
export async function forwardQueue(needs: Needs): Promise<boolean> {
  const { queue } = needs
  const last = queue.lastSeq()
  for (;;) {
    const [first] = queue.listWaiting(1)
    if (!first || first.seq > last) return true
    // Callers that wait for the same entries share one request.
    if (!(await (running.get(queue) ?? beginStep(needs)))) return false
  }
}

function beginStep(needs: Needs): Promise<boolean> {
  const step = forwardStep(needs).finally(() => running.delete(needs.queue))
  running.set(needs.queue, step)
  return step
}

async function forwardStep({ line, queue, now }: Needs): Promise<boolean> {
  try {
    const [first, ...others] = queue.listWaiting(FACTS_MAX)
    if (!first) return true
    if (first.kind !== 'fact') await forwardOne({ line, queue }, first)
    else await report({ line, queue, now }, [first, ...takeFacts(others)])
    return true
  } catch (error) {
    if (error instanceof NoLine) return false
    throw error
  }
}

function takeFacts(entries: readonly Entry[]): Entry[] {
  const end = entries.findIndex(({ kind }) => kind !== 'fact')
  return end < 0 ? [...entries] : entries.slice(0, end)
}

async function report({ line, queue, now }: Needs, entries: readonly Entry[]): Promise<void> {
  const sentAt = new Date(now().getTime() - line.clockAheadMs()).toISOString()
  const facts = entries.map(({ body }) => JSON.parse(body) as object)
  const { isDone, body } = await line.call(play.report, { sentAt, facts })
  if (!isDone) return settleInvalid({ line, queue, now }, entries, String(body['code']))
  const { outcomes, clockAheadMs } = body as { outcomes: FactOutcome[]; clockAheadMs: number }
  // The remaining difference of the clocks after the correction.
  line.setClockAhead(line.clockAheadMs() + clockAheadMs)
  for (const [index, { seq }] of entries.entries()) {
    const outcome = outcomes[index]
    queue.settle(seq, outcome?.outcome === 'refused' ? 'refused' : 'told', outcome?.code ?? null)
  }
}

/** The API finds one of these facts malformed: each is sent alone, so that it does not block the others. */
async function settleInvalid(needs: Needs, entries: readonly Entry[], code: string): Promise<void> {
  const [first, ...others] = entries
  if (first && others.length === 0) needs.queue.settle(first.seq, 'refused', code)
  else for (const entry of entries) await report(needs, [entry])
}

async function forwardOne({ line, queue }: Omit<Needs, 'now'>, entry: Entry): Promise<void> {
  const { isDone, body } = await ask(line, entry)
  queue.settle(entry.seq, isDone ? 'told' : 'refused', isDone ? null : String(body['code']))
}

async function ask(line: Line, { kind, body: text }: Entry): Promise<LineAnswer> {
  const body = JSON.parse(text) as { playerId: number; body: object; reference: string }
  if (kind === 'sign-out') return line.call(play.signOut, body)
  if (kind === 'panic') return line.call(play.panicAtTerminal, body)
  const query = { playerId: String(body.playerId) }
  if (kind === 'give') return line.call(account.transferTo, body.body, query)
  return line.call(account.transferRollback, { reference: body.reference }, query)
}
