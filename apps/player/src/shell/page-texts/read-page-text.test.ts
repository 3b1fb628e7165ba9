import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Site } from '../site-context.ts'
import { readPageText } from './read-page-text.server.ts'

const TOKEN = 'abcdefghij.klmnopqrst_-'

/** The preview that the API is asked for when a page is opened with this search. */
async function previewAskedFor(search: string): Promise<string | null> {
  let asked: string | null = null
  const api = createServer(({ url }, reply) => {
    asked = new URL(url ?? '', 'http://api.example').searchParams.get('preview')
    reply.setHeader('content-type', 'application/json')
    reply.end('{}')
  })
  await new Promise<void>((done) => void api.listen(0, '127.0.0.1', done))
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  await readPageText({ apiOrigin } as Site, 'cs', 'terms', new Request(`http://site.example/cs/terms${search}`))
  api.close()
  return asked
}

test('an address names a preview by its token; nonsense in it shows the version in force', async () => {
  expect(await previewAskedFor(`?preview=${TOKEN}`)).toBe(TOKEN)
  for (const search of ['', '?preview=', '?preview=x', '?preview=%00', `?preview=${'a'.repeat(601)}`])
    expect(await previewAskedFor(search)).toBeNull()
})
