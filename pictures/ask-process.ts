import { MADE_BYTES_MAX, PicturesUnavailable, type PictureProblem, type Pictures } from './types.ts'

export type PicturesAddress = {
  readonly origin: string
  /** Said with each request: the process answers nobody else. */
  readonly key: string
  /** For tests: how long an answer is awaited. */
  readonly waitMs?: number
}

const WAIT_MS = 20_000
const PROBLEMS: ReadonlySet<string> = new Set<PictureProblem>(['damaged', 'too-small', 'too-large', 'hostile'])

/** Lets the process `pictures` make pictures. */
export function picturesOf(address: PicturesAddress): Pictures {
  return {
    recode: async (sent, how) => {
      const answer = await ask(address, 'recode', sent, how)
      if (answer.status === 422) return { ok: false, problem: await problemOf(answer) }
      const [widthPx, heightPx] = ['x-width', 'x-height'].map((name) => Number(answer.headers.get(name)))
      if (!widthPx || !heightPx) throw new PicturesUnavailable('The answer has no size.')
      return { ok: true, content: await bytesOf(answer), widthPx, heightPx }
    },
    draw: async (svg, page) => {
      const answer = await ask(address, 'draw', Buffer.from(svg), page)
      if (!answer.ok) throw new PicturesUnavailable(`It cannot be drawn: ${await problemOf(answer)}.`)
      return bytesOf(answer)
    },
  }
}

type Settings = Readonly<Record<string, string | number | boolean | undefined>>

async function ask(address: PicturesAddress, call: string, body: Buffer, settings: Settings): Promise<Response> {
  const { origin, key, waitMs = WAIT_MS } = address
  const query = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const until = AbortSignal.timeout(waitMs)
  const send = () =>
    fetch(`${origin}/${call}?${new URLSearchParams(query).toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(body),
      signal: until,
      redirect: 'error',
    })
  try {
    // A connection that ends under a request is a process that ends: the same picture may be made twice. A picture ends at most the child
    // process in which it is made, never the one that answers here.
    const answer = await send().catch((error: unknown) => (until.aborted ? Promise.reject(error) : send()))
    if (answer.ok || answer.status === 422) return answer
    await answer.body?.cancel()
    throw new PicturesUnavailable(`The process answered ${answer.status}.`)
  } catch (error) {
    if (error instanceof PicturesUnavailable) throw error
    throw new PicturesUnavailable('The process was not reached, or did not answer in time.', { cause: error })
  }
}

/** The content of an answer, which says its length before: one that is too long is not read. */
async function bytesOf(answer: Response): Promise<Buffer> {
  const length = Number(answer.headers.get('content-length') ?? Number.NaN)
  if (!(length > 0 && length <= MADE_BYTES_MAX)) {
    await answer.body?.cancel()
    throw new PicturesUnavailable('The answer says no length, or is too long.')
  }
  try {
    return Buffer.from(await answer.arrayBuffer())
  } catch (error) {
    throw new PicturesUnavailable('The answer broke off.', { cause: error })
  }
}

/** Whether the process answers, and knows the key. */
export type PicturesState = 'ready' | 'wrong-key' | 'not-reached'

/** Asks the process for nothing: with the right key that is a bad request. @param waitMs how long an answer is awaited */
export async function readPicturesState({ origin, key }: PicturesAddress, waitMs: number): Promise<PicturesState> {
  const answer = await fetch(`${origin}/draw`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    body: 'nothing',
    signal: AbortSignal.timeout(waitMs),
    redirect: 'error',
  }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 400 ? 'ready' : answer?.status === 401 ? 'wrong-key' : 'not-reached'
}

async function problemOf(answer: Response): Promise<PictureProblem> {
  const told = await answer.json().catch(() => undefined)
  const problem: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'problem') : undefined
  if (typeof problem === 'string' && isProblem(problem)) return problem
  throw new PicturesUnavailable('The answer names no problem.')
}

const isProblem = (text: string): text is PictureProblem => PROBLEMS.has(text)
