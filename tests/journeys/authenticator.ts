import { expect } from '@playwright/test'
import { TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** A code of the previous step is refused once the next step begins: it must arrive before. */
const TO_ARRIVE_SECONDS = 10

/** The last step whose code was used, by secret. */
const given = new Map<string, number>()

/**
 * The next unused code of an authenticator. A code is valid once, and the product also accepts those of the previous
 * and the next step, for a clock that is slightly off: so two sign-ins of one person in half a minute need no wait, and
 * mostly not three.
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
  const seconds = now / 1000
  const step = Math.floor(seconds / PERIOD_SECONDS)
  const isEarly = seconds % PERIOD_SECONDS < PERIOD_SECONDS - TO_ARRIVE_SECONDS
  const next = Math.max(isEarly ? step - 1 : step, (given.get(secret) ?? 0) + 1)
  if (next > step + 1) return undefined
  given.set(secret, next)
  return new TOTP({ secret }).generate({ timestamp: next * PERIOD_SECONDS * 1000 })
}
