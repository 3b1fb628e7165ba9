const WAITS_MS = [400, 800, 1600, 3000, 5000]

/** How long to wait before the next try; the last wait is repeated for as long as it takes. */
export function retryWaitMs(tries: number): number {
  return WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? 0
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export type Trouble = { readonly code: string; readonly status: number }

/** Nobody has said yes or no: the line broke, or the server could not answer. Asking again is the only way to know. */
export function isUnanswered({ code, status }: Trouble): boolean {
  return code === 'ERR_NETWORK' || status === 0 || status === 429 || status >= 500
}

/** Nobody answers at all: the line is down. Or somebody answers that we cannot: we are away. */
export type Down = 'line' | 'server'

const downOf = ({ status }: Trouble): Down => (status === 429 || status >= 500 ? 'server' : 'line')

type Retrying<A> = {
  readonly ask: () => Promise<A>
  readonly wait: (ms: number) => Promise<void>
  /** Told once what is down, and undefined once there is an answer. */
  readonly onTrouble: (down: Down | undefined) => void
}

/** Asks until there is an answer. For calls that may be repeated without harm: a round carries its own number. */
export async function askUntilAnswered<A extends { readonly ok: true } | ({ readonly ok: false } & Trouble)>({
  ask,
  wait,
  onTrouble,
}: Retrying<A>): Promise<A> {
  let told: Down | undefined
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
    if (answer.ok || !isUnanswered(answer)) {
      if (told) onTrouble(undefined)
      return answer
    }
    const down = downOf(answer)
    if (down !== told) onTrouble(down)
    told = down
    await wait(retryWaitMs(tries))
  }
}
