import { expect, it } from 'vitest'
import { report } from '#contract/play-v1/venue-play.ts'
import { openConnection, type ConnectionError, type Transport } from './connection.ts'

it('sends nothing for a second after two requests without a response, and then lets one request try', async () => {
  const time = { ms: 0 }
  const sent: ((fails: boolean) => void)[] = []
  const transport: Transport = () =>
    new Promise((resolve, reject) => {
      sent.push((fails) =>
        fails ? reject(new Error('Nobody answers.')) : resolve({ status: 503, signature: undefined, body: '{}' }),
      )
    })
  const now = () => new Date('2026-06-01T20:00:00Z')
  const connection = openConnection({
    transport,
    clientId: 'hall',
    clientSecret: 'secret',
    now,
    stopwatch: { run: 'one', ms: () => time.ms },
  })
  const call = () => connection.call(report, {}).catch((error: unknown) => error)
  const isSent = async (one: Promise<unknown>) => ((await one) as ConnectionError).isSent

  // One request can be lost on a working connection.
  for (const lost of [0, 1]) {
    const one = call()
    sent[lost]?.(true)
    expect(await isSent(one)).toBe(true)
  }
  expect(await isSent(call())).toBe(false)
  time.ms = 1_000
  const trying = call()
  // Meanwhile the others fail at once instead of waiting for it.
  expect(await isSent(call())).toBe(false)
  expect(sent).toHaveLength(3)
  sent[2]?.(false)
  expect(await isSent(trying)).toBe(true)
  const next = call()
  expect(sent).toHaveLength(4)
  sent[3]?.(false)
  expect(await isSent(next)).toBe(true)
})
