/** A stand-in's own clock. It runs with real time and can be advanced. */
export type SandboxClock = {
  readonly now: () => Date
  readonly advance: (ms: number) => void
  readonly reset: () => void
}

export function makeSandboxClock(): SandboxClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms) => {
      aheadMs += ms
    },
    reset: () => {
      aheadMs = 0
    },
  }
}
