import { expect } from '@playwright/test'
import { TOTP } from 'otpauth'

const PERIOD_SECONDS = 30

/** The last step whose code was used, by secret. */
const given = new Map<string, number>()

/**
 * The next unused code of an authenticator. A code is valid once, and the product also accepts those of the previous
 * and the next step, for a clock that is slightly off: so three sign-ins of one person in half a minute need no wait.
 */
export async function waitForCode(secret: string): Promise<string> {
  let code: string | undefined
  await expect(() => {
    code = findCode(secret, Date.now())
    expect(code).toBeDefined()
  }).toPass({ timeout: 2 * PERIOD_SECONDS * 1000, intervals: [250] })
  return code ?? ''
}

function findCode(secret: string, now: number): string | undefined {
  const step = Math.floor(now / 1000 / PERIOD_SECONDS)
  const next = Math.max(step - 1, (given.get(secret) ?? 0) + 1)
  if (next > step + 1) return undefined
  given.set(secret, next)
  return new TOTP({ secret }).generate({ timestamp: next * PERIOD_SECONDS * 1000 })
}
