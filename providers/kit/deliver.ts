import { setTimeout as wait } from 'node:timers/promises'
import type { Scenario } from './scenarios.ts'

/** One message to a shop, ready to send. */
export type Delivery = {
  readonly url: string
  /** A function where each attempt is signed anew. */
  readonly headers: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>)
  readonly body: string
}

/** The messages that a scenario makes of one notification. */
export type News = {
  readonly good: Delivery
  /** An older status of the same order. */
  readonly older: Delivery
  /** The same as the good one, with a wrong signature. */
  readonly forged: Delivery
  /** Messages about other orders that were once valid. */
  readonly past: readonly Delivery[]
}

const GOOD_AFTER_FORGED_MS = 200
const ANSWER_WITHIN_MS = 10_000

/** Sends what the scenario makes of the notification, and returns what the shop did not answer with 200. */
export async function deliver(scenario: Scenario, { good, older, forged, past }: News): Promise<Delivery[]> {
  switch (scenario) {
    case 'lost_callback':
    case 'return_only':
    case 'expire':
      return []
    case 'dup_callback':
      return unanswered([...(await Promise.all([send(good), send(good)])), await send(good)])
    case 'out_of_order':
      return unanswered([await send(good), await send(older)])
    case 'bad_signature': {
      await send(forged)
      await wait(GOOD_AFTER_FORGED_MS)
      return unanswered([await send(good)])
    }
    case 'replay': {
      for (const old of past) await send(old)
      return unanswered([await send(good)])
    }
    default:
      return unanswered([await send(good)])
  }
}

type Sent = { readonly delivery: Delivery; readonly isAnswered: boolean }

/** Sends once. An unreachable shop is the same as one that does not answer. */
export async function send(delivery: Delivery): Promise<Sent> {
  const { url, headers, body } = delivery
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: typeof headers === 'function' ? headers() : headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await answer.arrayBuffer()
    return { delivery, isAnswered: answer.status === 200 }
  } catch {
    return { delivery, isAnswered: false }
  }
}

function unanswered(sent: readonly Sent[]): Delivery[] {
  return sent.filter(({ isAnswered }) => !isAnswered).map(({ delivery }) => delivery)
}
