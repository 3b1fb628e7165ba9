import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../ids.ts'
import { Fault } from '../refusals.ts'
import { buildObjectStorage } from '#providers/object-storage/object-storage-server.ts'
import { openBucketStore, type BucketAccess } from './open-bucket-store.ts'

const key = { id: 'TESTKEY', secret: 'a secret for tests', region: 'eu-central-1' }
const storage = buildObjectStorage({ bucket: 'files', key })
let access: BucketAccess

beforeAll(async () => {
  const origin = await storage.app.listen({ port: 0, host: '127.0.0.1' })
  access = { url: `${origin}/files`, region: key.region, keyId: key.id, secret: key.secret }
})
beforeEach(() => storage.misbehave('denied', 0))
afterAll(() => storage.app.close())

const content = Buffer.from([0, 1, 2, 250, 255])
const id = newId(new Date('2026-11-26T10:00:00Z'))

it('returns the bytes that were put, overwrites, and removes', async () => {
  const store = openBucketStore(access)
  expect(await store.get(id)).toBeUndefined()
  await store.put(id, content)
  expect(await store.get(id)).toEqual(content)
  expect([...storage.objects.keys()]).toEqual([`${id.slice(-2)}/${id}`])
  await store.put(id, Buffer.from('anew'))
  expect(String(await store.get(id))).toBe('anew')
  await store.remove(id)
  expect(await store.get(id)).toBeUndefined()
  await store.remove(id)
})

it.each(['slow-down', 'broken-answer', 'no-answer'] as const)('retries after %s', async (fault) => {
  const store = openBucketStore(access, 300)
  await store.put(id, content)
  storage.misbehave(fault, 1)
  expect(await store.get(id)).toEqual(content)
  storage.misbehave(fault, 1)
  await store.put(id, Buffer.from('later'))
  expect(String(await store.get(id))).toBe('later')
})

it.each(['slow-down', 'denied'] as const)(
  'fails with a fault that may be repeated when %s does not end',
  async (fault) => {
    storage.misbehave(fault, 10)
    const asked = openBucketStore(access, 300).get(id)
    await expect(asked).rejects.toThrow(Fault)
    await expect(asked).rejects.toMatchObject({ retryable: true })
  },
)

it('waits for a small file no longer than it is told, where large ones may take their time', async () => {
  const store = openBucketStore(access, 600_000)
  await store.put(id, content)
  storage.misbehave('no-answer', 10)
  await expect(store.get(id, 100)).rejects.toThrow(Fault)
})

it('waits no longer after garbage was collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const store = openBucketStore(access, 400)
  await store.put(id, content)
  storage.misbehave('no-answer', 10)
  const asked = store.get(id)
  const collecting = setInterval(collectGarbage, 50)
  try {
    await expect(asked).rejects.toThrow(Fault)
  } finally {
    clearInterval(collecting)
  }
})

it('refuses a wrong secret, without the secret in the error', async () => {
  const error: unknown = await openBucketStore({ ...access, secret: 'another' })
    .get(id)
    .catch((problem: unknown) => problem)
  expect(error).toMatchObject({ cause: { message: 'GET was answered with 403 SignatureDoesNotMatch' } })
  expect(JSON.stringify(error)).not.toContain('another')
})

it('requests no path chosen by somebody else', async () => {
  await expect(openBucketStore(access).get('../other')).rejects.toThrow('id of ours')
})
