const WAITS_MS = [400, 800, 1600, 3000, 5000]

/** How long to wait before the next attempt; the last wait is repeated indefinitely. */
export function retryWaitMs(tries: number): number {
  return WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? 0
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export type Trouble = { readonly code: string; readonly status: number }

/** There was no definite response: the connection broke, or the server failed. Only a retry can tell the outcome. */
export function hasNoResponse({ code, status }: Trouble): boolean {
  return code === 'ERR_NETWORK' || status === 0 || status === 429 || status >= 500
}

/** `line`: no response at all, the connection is down. `server`: a 5xx response, our server is down. */
export type Down = 'line' | 'server'

const downOf = ({ status }: Trouble): Down => (status === 429 || status >= 500 ? 'server' : 'line')

type Retrying<A> = {
  readonly ask: () => Promise<A>
  readonly wait: (ms: number) => Promise<void>
  /** Called once with what is down, and with undefined once there is a response. */
  readonly onTrouble: (down: Down | undefined) => void
}

/** Retries until there is a response. For idempotent calls: a round has its own id. */
export async function retryUntilResponse<A extends { readonly ok: true } | ({ readonly ok: false } & Trouble)>({
  ask,
  wait,
  onTrouble,
}: Retrying<A>): Promise<A> {
  let told: Down | undefined
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
    if (answer.ok || !hasNoResponse(answer)) {
      if (told) onTrouble(undefined)
      return answer
    }
    const down = downOf(answer)
    if (down !== told) onTrouble(down)
    told = down
    await wait(retryWaitMs(tries))
  }
}
