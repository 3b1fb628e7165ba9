import { expect, it } from 'vitest'
import { byPageHeaders, markOwnRequests } from './by-page.ts'

/** A page without interaction, until it is touched. */
function openPage() {
  const asked: { readonly url: string; readonly isByPage: boolean }[] = []
  const listeners = new Map<string, () => void>()
  const clock = { ms: 0 }
  const view = {
    location: { origin: 'https://site.test' },
    addEventListener: (kind: string, listener: () => void) => void listeners.set(kind, listener),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      asked.push({ url: String(input), isByPage: new Headers(init?.headers).get('x-by-page') === '1' })
      return new Response('{}')
    },
  }
  markOwnRequests(view as never, () => clock.ms)
  return { asked, clock, view, touch: (kind: string) => listeners.get(kind)?.() }
}

it('says that a page asks by itself once nobody has touched it for a minute', async () => {
  const { asked, clock, view, touch } = openPage()
  await view.fetch('/cs/withdrawals/7.data')
  expect(byPageHeaders()).toEqual({})
  clock.ms = 60_000
  await view.fetch('/cs/withdrawals/7.data', { headers: { accept: 'text/x-script' } })
  expect(byPageHeaders()).toEqual({ 'x-by-page': '1' })
  touch('keydown')
  await view.fetch('/cs/withdrawals/7.data')
  clock.ms = 119_999
  expect(byPageHeaders()).toEqual({})
  expect(asked.map(({ isByPage }) => isByPage)).toEqual([false, true, false])
})

it('sends the header nowhere else, and marks no submitted form', async () => {
  const { asked, clock, view } = openPage()
  clock.ms = 90_000
  await view.fetch('https://elsewhere.test/api')
  await view.fetch('/cs/withdrawals.data', { method: 'POST' })
  await view.fetch(new URL('https://site.test/cs.data'))
  expect(asked.map(({ isByPage }) => isByPage)).toEqual([false, false, true])
})
