import { setTimeout as pause } from 'node:timers/promises'
import { textOf, wrong, type Finding } from './finding.ts'

const CHECK_MS = 30_000

/** A check that fails or does not end is a finding itself: a share whose server is gone never answers. */
export async function checkWithin(
  name: string,
  check: () => Promise<Finding[]>,
  checkMs: number = CHECK_MS,
): Promise<Finding[]> {
  const late = wrong(
    `${name}: no answer within ${checkMs / 1000} s`,
    'Look at what it asks: a mounted folder whose server is gone, or an address whose packets are dropped.',
  )
  const waiting = new AbortController()
  const checked = check().catch((problem: unknown) => [
    wrong(`${name}: ${textOf(problem)}`, 'npm run doctor after mending the rest.'),
  ])
  try {
    return await Promise.race([checked, pause(checkMs, [late], { signal: waiting.signal })])
  } finally {
    waiting.abort()
  }
}
