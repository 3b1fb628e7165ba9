import { MutationObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { CallProblem } from './api.ts'
import { notSignedOut, queryClient, sessionEnded, signedIn, signOut } from './session.ts'

const me = ['me']
const notSignedIn = new CallProblem({ ok: false, status: 401, code: 'ERR_NOT_SIGNED_IN' })

afterEach(() => {
  queryClient.clear()
  sessionEnded.set(false)
  notSignedOut.set(false)
})

/** A press of a button, and its refusal, which comes when the test lets it. */
function press() {
  const { promise, reject } = Promise.withResolvers<never>()
  const done = new MutationObserver(queryClient, { mutationFn: () => promise }).mutate().catch(() => undefined)
  return async () => {
    reject(notSignedIn)
    await done
  }
}

it('is over when an action is refused as not signed in', async () => {
  queryClient.setQueryData(me, { user: {} })
  await press()()
  expect(queryClient.getQueryData(me)).toBeNull()
  expect(sessionEnded.get()).toBe(true)
})

it('goes on when an action that was sent before the sign-in is refused late', async () => {
  const refuseLate = press()
  await signedIn()
  queryClient.setQueryData(me, { user: {} })
  await refuseLate()
  expect(queryClient.getQueryData(me)).toEqual({ user: {} })
  expect(sessionEnded.get()).toBe(false)
})

it('goes on when a sign-out that was sent before the sign-in ends late', async () => {
  // There is no API here: it ends without an answer.
  const out = signOut()
  await signedIn()
  await out
  expect(notSignedOut.get()).toBe(false)
})
