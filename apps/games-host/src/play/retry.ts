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

type Retrying<A> = {
  readonly ask: () => Promise<A>
  readonly wait: (ms: number) => Promise<void>
  /** Told once when the line is down, and once when it is back. */
  readonly onTrouble: (isDown: boolean) => void
}

/** Asks until there is an answer. For calls that may be repeated without harm: a round carries its own number. */
export async function askUntilAnswered<A extends { readonly ok: true } | ({ readonly ok: false } & Trouble)>({
  ask,
  wait,
  onTrouble,
}: Retrying<A>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
    if (answer.ok || !isUnanswered(answer)) {
      if (tries > 1) onTrouble(false)
      return answer
    }
    if (tries === 1) onTrouble(true)
    await wait(retryWaitMs(tries))
  }
}
