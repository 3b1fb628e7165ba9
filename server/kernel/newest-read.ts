/** What was read last. A slow read that began before a change never restores the former state. */
export type NewestRead<State> = {
  readonly now: () => State
  /** Reads again; afterwards the state is at least as new as this call. */
  readonly read: () => Promise<void>
}

/** Keeps a state that is read again at each change, perhaps while an earlier read still runs. */
export function keepNewest<State>(read: () => Promise<State>, first: State): NewestRead<State> {
  let kept = { number: 0, state: first }
  let begun = 0
  return {
    now: () => kept.state,
    read: async () => {
      begun += 1
      const number = begun
      const state = await read()
      if (number > kept.number) kept = { number, state }
    },
  }
}

const AGAIN_MS = 1000

/** Reads on request, and retries each second while that fails: a missed message is not sent again. */
export function readUntilDone(
  read: () => Promise<void>,
  onError: (error: unknown) => void,
): { readonly read: () => void; readonly close: () => void } {
  let isClosed = false
  let again: NodeJS.Timeout | undefined
  const readNow = (): void => {
    clearTimeout(again)
    void read().catch((error: unknown) => {
      if (isClosed) return
      onError(error)
      clearTimeout(again)
      again = setTimeout(readNow, AGAIN_MS).unref()
    })
  }
  return {
    read: readNow,
    close: () => {
      isClosed = true
      clearTimeout(again)
    },
  }
}
