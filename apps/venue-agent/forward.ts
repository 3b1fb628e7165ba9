import type { FactOutcome } from '#contract/shapes/venue-play.ts'
import { FACTS_MAX } from '#contract/shapes/venue-play.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import * as play from '#contract/play-v1/venue-play.ts'
import { ConnectionError, type ApiResponse, type Connection } from './connection.ts'
import type { Entry, Queue } from './queue.ts'
import { serverTime } from './server-time.ts'

type Needs = { readonly connection: Connection; readonly queue: Queue; readonly now: () => Date }

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

async function forwardStep({ connection, queue, now }: Needs): Promise<boolean> {
  try {
    const [first, ...others] = queue.listWaiting(FACTS_MAX)
    if (!first) return true
    if (first.kind !== 'fact') await forwardOne({ connection, queue }, first)
    else await report({ connection, queue, now }, [first, ...takeFacts(others)])
    return true
  } catch (error) {
    if (error instanceof ConnectionError) return false
    throw error
  }
}

function takeFacts(entries: readonly Entry[]): Entry[] {
  const end = entries.findIndex(({ kind }) => kind !== 'fact')
  return end < 0 ? [...entries] : entries.slice(0, end)
}

async function report({ connection, queue, now }: Needs, entries: readonly Entry[]): Promise<void> {
  const sentAt = serverTime({ connection, now }).toISOString()
  const facts = entries.map(({ body }) => JSON.parse(body) as object)
  const { isDone, body } = await connection.call(play.report, { sentAt, facts })
  if (!isDone) return settleInvalid({ connection, queue, now }, entries, String(body['code']))
  const { outcomes, clockAheadMs } = body as { outcomes: FactOutcome[]; clockAheadMs: number }
  // The remaining difference of the clocks after the correction.
  connection.setClockAhead(connection.clockAheadMs() + clockAheadMs)
  for (const [index, { seq }] of entries.entries()) {
    const outcome = outcomes[index]
    queue.settle(seq, outcome?.outcome === 'refused' ? 'refused' : 'acknowledged', outcome?.code ?? null)
  }
}

/** The API finds one of these facts malformed: each is sent alone, so that it does not block the others. */
async function settleInvalid(needs: Needs, entries: readonly Entry[], code: string): Promise<void> {
  const [first, ...others] = entries
  if (first && others.length === 0) needs.queue.settle(first.seq, 'refused', code)
  else for (const entry of entries) await report(needs, [entry])
}

async function forwardOne({ connection, queue }: Omit<Needs, 'now'>, entry: Entry): Promise<void> {
  const { isDone, body } = await send(connection, entry)
  queue.settle(entry.seq, isDone ? 'acknowledged' : 'refused', isDone ? null : String(body['code']))
}

async function send(connection: Connection, { kind, body: text }: Entry): Promise<ApiResponse> {
  const body = JSON.parse(text) as { playerId: number; body: object; reference: string }
  if (kind === 'sign-out') return connection.call(play.signOut, body)
  if (kind === 'panic') return connection.call(play.panicAtTerminal, body)
  const query = { playerId: String(body.playerId) }
  if (kind === 'give') return connection.call(account.transferTo, body.body, query)
  return connection.call(account.transferRollback, { reference: body.reference }, query)
}
