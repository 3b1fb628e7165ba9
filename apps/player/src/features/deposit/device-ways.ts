import { useEffect, useMemo, useState } from 'react'
import type { DepositWay } from './deposit-ways.ts'

/** What a browser of Apple has where its device can pay. */
type AppleSession = { readonly canMakePayments?: () => boolean }

/** Whether this device says that it can pay by Apple Pay. One that throws says that it cannot. */
export function canPayByApple(browser: { readonly ApplePaySession?: AppleSession }): boolean {
  try {
    return browser.ApplePaySession?.canMakePayments?.() === true
  } catch {
    return false
  }
}

/**
 * The ways that this device has. Whether it has Apple Pay, it says itself. Whether it has Google Pay, only a script of Google could
 * say, and none is loaded here: the page of the gateway asks.
 */
export function useDeviceWays(ways: readonly DepositWay[]): readonly DepositWay[] {
  const [hasApple, setHasApple] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the device is asked after hydration, so that server and browser agree
  useEffect(() => setHasApple(canPayByApple(window as { readonly ApplePaySession?: AppleSession })), [])
  return useMemo(() => ways.filter(({ kind }) => kind !== 'ApplePay' || hasApple), [ways, hasApple])
}
