import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#contract/catalogue.ts'
import { isServedAt, listeners } from '#contract/doors.ts'
import { fileRoutes } from '#contract/files.ts'
import { saveFile } from '#server/game-catalogue/game-files.queries.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import type { ListenerName, ListenerPorts } from './listen-apart.ts'

let api: TestApi
let ports: ListenerPorts
beforeAll(async () => {
  api = await openTestApi()
  ports = await api.listen()
})
afterAll(() => api.close())

const ask = (listener: ListenerName, method: string, path: string): Promise<number> =>
  fetch(`http://127.0.0.1:${ports[listener]}${path.replaceAll(/\{\w+\}/g, '1')}`, { method }).then(
    async (answer) => (await answer.arrayBuffer(), answer.status),
  )
const NAMES = ['public', 'staff', 'internal', 'operations'] as const
const closed = catalogue.filter(({ audience }) => audience !== 'any' && audience !== 'provider' && audience !== 'test')

describe('the listeners of the API', () => {
  it.each(NAMES)('%s asks who calls of what is for it, and knows nothing else', async (listener) => {
    const served = listener === 'operations' ? [] : listeners[listener]
    for (const call of closed)
      expect(await ask(listener, call.method, call.path), `${call.method} ${call.path}`).toBe(
        isServedAt(call, served) ? 401 : 404,
      )
  })
  it('open files where their doors are, though they are no calls', async () => {
    const hash = 'a'.repeat(64)
    const kept = { gameKey: 'OvocnyKolotoc', kind: 'plan', contentType: 'application/pdf' } as const
    const content = Buffer.from('%PDF-1.4')
    await saveFile(api.db, { ...kept, hash, content, uploadedAt: api.clock.now(), userId: 1 })
    const answers = NAMES.map((listener) => ask(listener, 'GET', `${fileRoutes.game.root}/${hash}.pdf`))
    expect(await Promise.all(answers)).toEqual([200, 200, 404, 404])
  })
  it('say that they live, and tell figures and calls to their keepers alone', async () => {
    for (const listener of NAMES) {
      expect(await ask(listener, 'GET', '/health/ready')).toBe(200)
      const expected = listener === 'operations' ? 200 : 404
      for (const path of ['/metrics', '/docs/json', '/dev/mailbox'])
        expect(await ask(listener, 'GET', path), `${listener} ${path}`).toBe(expected)
    }
  })
})
