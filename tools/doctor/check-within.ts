import { setTimeout as pause } from 'node:timers/promises'
import { textOf, wrong, type Finding } from './finding.ts'

const CHECK_MS = 30_000
const QUIET_MS = 3_000

type Patience = {
  readonly checkMs?: number
  readonly quietMs?: number
  /** Told once when a check takes longer than `quietMs`, so that nobody takes the doctor for stuck. */
  readonly onSlow?: (sentence: string) => void
}

/** A check that fails or does not end is a finding itself: a share whose server is gone never answers. */
export async function checkWithin(
  name: string,
  check: () => Promise<Finding[]>,
  { checkMs = CHECK_MS, quietMs = QUIET_MS, onSlow = () => {} }: Patience = {},
): Promise<Finding[]> {
  const late = wrong(
    `${name}: no answer within ${checkMs / 1000} s`,
    'Look at what it asks: a mounted folder whose server is gone, or an address whose packets are dropped.',
  )
  const waiting = new AbortController()
  const slow = setTimeout(() => onSlow(`${name}: no answer yet, at most ${checkMs / 1000} s`), quietMs)
  const checked = check().catch((problem: unknown) => [
    wrong(`${name}: ${textOf(problem)}`, 'npm run doctor after mending the rest.'),
  ])
  try {
    return await Promise.race([checked, pause(checkMs, [late], { signal: waiting.signal })])
  } finally {
    clearTimeout(slow)
    waiting.abort()
  }
}
