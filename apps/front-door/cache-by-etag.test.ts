import { expect, it } from 'vitest'
import { cacheByETag } from './cache-by-etag.ts'

/** An API whose response has an ETag, and that handles If-None-Match. */
function apiWith(now: { text: string }) {
  const sent: string[] = []
  const fetchWith: typeof fetch = async (_, init) => {
    const etag = `"${now.text}"`
    if (new Headers(init?.headers).get('if-none-match') === etag) {
      sent.push('304')
      return new Response(null, { status: 304 })
    }
    sent.push(now.text)
    return new Response(now.text, { headers: { etag } })
  }
  return { fetchWith, sent }
}
const textOf = async (answer: Promise<Response>) => (await answer).text()

it('is answered without the answer while nothing changes, and whole once something did', async () => {
  const now = { text: 'one' }
  const { fetchWith, sent } = apiWith(now)
  const ask = cacheByETag(fetchWith)
  expect(await textOf(ask('http://api/a'))).toBe('one')
  expect(await textOf(ask('http://api/a'))).toBe('one')
  now.text = 'two'
  expect(await textOf(ask('http://api/a'))).toBe('two')
  expect(sent).toEqual(['one', '304', 'two'])
})

it('never answers one address with what it knows of another', async () => {
  const { fetchWith, sent } = apiWith({ text: 'one' })
  const ask = cacheByETag(fetchWith)
  await ask('http://api/a')
  expect(await textOf(ask('http://api/b'))).toBe('one')
  expect(sent).toEqual(['one', 'one'])
})

it('keeps no failure', async () => {
  const answers = [new Response('down', { status: 503, headers: { etag: '"x"' } }), new Response('up')]
  const asked: (string | null)[] = []
  const ask = cacheByETag(async (_, init) => {
    asked.push(new Headers(init?.headers).get('if-none-match'))
    return answers.shift() ?? new Response()
  })
  expect((await ask('http://api/a')).status).toBe(503)
  expect(await textOf(ask('http://api/a'))).toBe('up')
  expect(asked).toEqual([null, null])
})
