import { describe, expect, it } from 'vitest'
import { sendInParallel, type HeldDevice } from './in-parallel.ts'

const deviceOf = (service: string, nth: number): HeldDevice => ({
  deviceId: `${service} ${nth}`,
  service,
  heldUntil: new Date(0),
})

/** Devices with due messages, and those with a request in progress; a response ends one. */
function queueOf(devices: readonly HeldDevice[]) {
  const due = [...devices]
  const begun: string[] = []
  const answers = new Map<string, PromiseWithResolvers<void>>()
  return {
    due,
    begun,
    answerOf: (deviceId: string) => answers.get(deviceId),
    answerAll: () => answers.forEach(({ resolve }) => resolve()),
    hold: (full: readonly string[]) => {
      const at = due.findIndex(({ service }) => !full.includes(service))
      return Promise.resolve(at === -1 ? undefined : due.splice(at, 1)[0])
    },
    send: ({ deviceId }: HeldDevice) => {
      begun.push(deviceId)
      const answer = Promise.withResolvers<void>()
      answers.set(deviceId, answer)
      return answer.promise
    },
  }
}

const manyAt = (service: string, count: number) => Array.from({ length: count }, (_, nth) => deviceOf(service, nth))

describe('notifications to many devices', () => {
  it('are at most sixteen at once per push service, and those of another service do not wait for them', async () => {
    const queue = queueOf([...manyAt('dead', 40), ...manyAt('good', 2)])
    const sending = sendInParallel(queue.hold, queue.send)
    await expect.poll(() => queue.begun.length).toBe(18)
    expect(queue.begun.filter((id) => id.startsWith('good'))).toEqual(['good 0', 'good 1'])
    queue.answerOf('dead 3')?.resolve()
    await expect.poll(() => queue.begun.length).toBe(19)
    expect(queue.begun.at(-1)).toBe('dead 16')
    await expect
      .poll(() => {
        queue.answerAll()
        return queue.begun.length
      })
      .toBe(42)
    queue.answerAll()
    await sending
  })

  it('that become due while others are in progress do not wait for them', async () => {
    const queue = queueOf(manyAt('slow', 1))
    const sending = sendInParallel(queue.hold, queue.send)
    await expect.poll(() => queue.begun).toEqual(['slow 0'])
    queue.due.push(deviceOf('slow', 1))
    await expect.poll(() => queue.begun, { timeout: 10_000 }).toEqual(['slow 0', 'slow 1'])
    queue.answerAll()
    await sending
  })

  it('fail if one cannot be recorded, but only after those in progress have ended', async () => {
    const queue = queueOf(manyAt('good', 2))
    let isEnded = false
    const sending = sendInParallel(queue.hold, queue.send).finally(() => {
      isEnded = true
    })
    const refused = expect(sending).rejects.toThrow('no database')
    await expect.poll(() => queue.begun.length).toBe(2)
    queue.answerOf('good 0')?.reject(new Error('no database'))
    await Promise.resolve()
    expect(isEnded).toBe(false)
    queue.answerOf('good 1')?.resolve()
    await refused
  })
})
