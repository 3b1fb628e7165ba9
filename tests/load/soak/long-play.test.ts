import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { STAY_MS } from './people.ts'
import { SIGNED_IN_MS } from '../room-app.ts'
import { playWithoutPause } from '#tests/faults/play-until-acknowledged.ts'

it('plays for hours: rounds are summed and not kept, and a player whose sign-in ends goes on with another', async () => {
  const heard: (string | undefined)[] = []
  const server = createServer((asked, reply) => {
    heard.push(asked.headers.authorization)
    void json(asked).then((body) => {
      const stake = { amountMinor: (body as { stakeMinor: number }).stakeMinor }
      reply.end(JSON.stringify({ isRepeat: false, round: { stake, win: { amountMinor: 30 } } }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const tokens = ['first']
    const playing = playWithoutPause((server.address() as AddressInfo).port, tokens, 100, { keepsRounds: false })
    await playing.waitForMore(3)
    tokens[0] = 'second'
    await playing.waitForMore(3)
    const { told, acknowledged, failures } = await playing.finish()
    expect(failures).toEqual([])
    expect(acknowledged.size).toBe(0)
    expect(told).toEqual({
      rounds: heard.length,
      stakeMinor: 100 * heard.length,
      winMinor: 30 * heard.length,
    })
    expect(new Set(heard)).toEqual(new Set(['Bearer first', 'Bearer second']))
    expect(STAY_MS).toBeLessThan(SIGNED_IN_MS)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
