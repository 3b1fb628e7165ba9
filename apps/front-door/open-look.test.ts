import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { readLook } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { getStamp } from '#contract/play-v1/content.ts'
import { openLook } from './open-look.ts'

let api: Server
afterEach(() => {
  api.closeAllConnections()
  api.close()
})

it('is the last known one where the API takes a question and never ends its answer', async () => {
  api = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    if (request.url === getStamp.path) response.end('{"stamp":"1"}')
    else response.write('{"look":')
  })
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
  const address = api.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { read } = openLook(targets[0], `http://127.0.0.1:${port}`)
  expect(await read()).toEqual(readLook(targets[0]))
})
