import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AGAIN_MS, keepOffering, RENEW_MS, type OfferEnd } from './offer-passkeys.ts'

type Refused = { readonly code: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const ends: ((end: OfferEnd<Refused>) => void)[] = []
  const seen: string[] = []
  const stop = keepOffering<Refused>({
    offer: () => new Promise((end) => void ends.push(end)),
    onSignedIn: () => void seen.push('in'),
    onRefused: ({ code }) => void seen.push(code),
  })
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { ends, seen, stop, wait }
}

it('is renewed before it expires, and the end of the old one is ignored', async () => {
  const { ends, seen, wait, stop } = open()
  await wait(RENEW_MS)
  expect(ends.length).toBe(2)
  ends[0]?.('closed')
  await wait(AGAIN_MS)
  expect(ends.length).toBe(2)
  expect(seen).toEqual([])
  stop()
})
it('is renewed after each end, but not where it could not be made', async () => {
  const { ends, seen, wait, stop } = open()
  ends[0]?.({ code: 'ERR_PASSKEY_NOT_ACCEPTED' })
  await wait(AGAIN_MS)
  expect(ends.length).toBe(2)
  expect(seen).toEqual(['ERR_PASSKEY_NOT_ACCEPTED'])
  ends[1]?.('not-begun')
  await wait(AGAIN_MS)
  expect(ends.length).toBe(2)
  await wait(RENEW_MS)
  expect(ends.length).toBe(3)
  stop()
})
it('is made no more once somebody is in, or it was stopped', async () => {
  const signedIn = open()
  signedIn.ends[0]?.('signed-in')
  await signedIn.wait(2 * RENEW_MS)
  expect([signedIn.ends.length, signedIn.seen]).toEqual([1, ['in']])
  const stopped = open()
  stopped.stop()
  stopped.ends[0]?.('closed')
  await stopped.wait(2 * RENEW_MS)
  expect([stopped.ends.length, stopped.seen]).toEqual([1, []])
})
