import { useEffect, useMemo, useState } from 'react'
import type { DepositWay } from './deposit-ways.ts'

/** The Apple Pay API of the browser. */
type AppleSession = { readonly canMakePayments?: () => boolean }

/** Whether this device supports Apple Pay. An exception counts as no. */
export function canPayByApple(browser: { readonly ApplePaySession?: AppleSession }): boolean {
  try {
    return browser.ApplePaySession?.canMakePayments?.() === true
  } catch {
    return false
  }
}

/**
 * The ways that this device supports. Apple Pay is detected by the browser's API. Google Pay could only be detected by
 * a script of Google, and none is loaded here: the page of the gateway does that.
 */
export function useDeviceWays(ways: readonly DepositWay[]): readonly DepositWay[] {
  const [hasApple, setHasApple] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the device is asked after hydration, so that server and browser agree
  useEffect(() => setHasApple(canPayByApple(window as { readonly ApplePaySession?: AppleSession })), [])
  return useMemo(() => ways.filter(({ kind }) => kind !== 'ApplePay' || hasApple), [ways, hasApple])
}
