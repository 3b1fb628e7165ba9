import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { assert } from '../assert.ts'
import { Fault } from '../refusals.ts'

/** An S3-compatible bucket and the key that may read, write and delete in it, and nothing else. */
export type BucketAccess = {
  /** URL of the bucket, with its name in the path: `https://storage.example.com/tolar-files`. */
  readonly url: string
  readonly region: string
  readonly keyId: string
  readonly secret: string
}

/** Files by an id of ours. What is sent is stored as it is: whoever sends it seals it first where it is about people. */
export type BucketStore = {
  readonly put: (id: string, content: Buffer) => Promise<void>
  /** Undefined when there is no such file. `answerMs`: of a small file, which comes sooner than the largest. */
  readonly get: (id: string, answerMs?: number) => Promise<Buffer | undefined>
  /** Does nothing when there is none. */
  readonly remove: (id: string) => Promise<void>
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TRIES = 4
const FIRST_PAUSE_MS = 100
const ANSWER_MS_MAX = 10_000

/**
 * Stores files in a bucket of an S3-compatible storage, which every machine can reach. Uploads are atomic, and the
 * storage verifies them with their hash. Requests are retried a few times if the storage is busy or unreachable; then
 * the call fails with a retryable fault.
 */
export function openBucketStore(
  { url, region, keyId, secret }: BucketAccess,
  answerMsMax: number = ANSWER_MS_MAX,
): BucketStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 0 })
  const root = url.replace(/\/+$/, '')

  async function ask(
    method: 'PUT' | 'GET' | 'DELETE',
    id: string,
    { content, answerMs = answerMsMax }: { readonly content?: Buffer; readonly answerMs?: number | undefined } = {},
  ): Promise<Buffer | undefined> {
    assert(ID.test(id), 'A file is named by an id of ours.')
    const hash = createHash('sha256')
      .update(content ?? '')
      .digest('hex')
    let problem: unknown
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await pause(FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random() / 2))
      try {
        const signed = await client.sign(`${root}/${id.slice(-2)}/${id}`, {
          method,
          headers: { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' },
          ...(content && { body: new Uint8Array(content) }),
        })
        // The signal is given to fetch itself: one that a Request follows is lost when that is collected as garbage
        // (nodejs/node#55428), and the request would never end.
        const answer = await fetch(signed, {
          redirect: 'manual',
          signal: AbortSignal.timeout(Math.min(answerMs, answerMsMax)),
        })
        // Read whole first, because the connection may break in the middle.
        const body = Buffer.from(await answer.arrayBuffer())
        if (answer.ok) return body
        if (answer.status === 404 && method !== 'PUT') return undefined
        problem = new Error(`${method} was answered with ${answer.status} ${codeIn(body)}`)
        if (!isPassing(answer.status)) break
      } catch (error) {
        problem = error
      }
    }
    throw new Fault('file storage', 'The storage of files did not do what was asked.', {
      retryable: true,
      cause: problem,
    })
  }

  return {
    put: async (id, content) => void (await ask('PUT', id, { content })),
    get: (id, answerMs) => ask('GET', id, { answerMs }),
    remove: async (id) => void (await ask('DELETE', id)),
  }
}

const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429

/** The code of an error response: `SlowDown`, `AccessDenied`. Nothing else of it is logged. */
const codeIn = (body: Buffer): string => /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1] ?? ''
