import { pressPanic as call } from '#contract/play-v1/exclusion.ts'
import { api } from '../api.ts'

const WAITS_MS = [300, 600, 1_200, 2_500, 5_000]

/**
 * Stops play. Without a response it retries for as long as the page is open: the call is idempotent. Returns the error
 * of a refusal, or undefined.
 */
export async function pressPanic(): Promise<{ readonly code: string; readonly status: number } | undefined> {
  for (let tries = 0; ; tries += 1) {
    const answer = await api(call, { body: {} })
    if (answer.ok) return undefined
    const isUnanswered = answer.code === 'ERR_NETWORK' || answer.status === 429 || answer.status >= 500
    if (!isUnanswered) return answer
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]))
  }
}
