import { createHash } from 'node:crypto'
import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PicturesUnavailable, type Pictures, type Recoded } from '#pictures'
import type { ChildRequest, ChildResponse } from '../child.ts'

const PROGRAM = join(import.meta.dirname, '../child.ts')
/** Less than whoever asks waits. */
const MAKE_MS = 15_000
/** More than the largest picture of any room takes (decision 0408). */
const MEMORY_BYTES_MAX = 700 * 1024 * 1024
const LOOK_MS = 50
const REMEMBERED_MAX = 10_000
const PAGE_BYTES = 4096
/** The library gave up or did what it may not: whoever sends that again sends it for that. */
const OF_A_CRASH: ReadonlySet<string> = new Set([
  'SIGSEGV',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
  'SIGABRT',
  'SIGTRAP',
  'SIGSYS',
])

export type PicturesApart = Pictures & { readonly close: () => void }

type Options = {
  /** Is told that a picture ended its process; `isHostile`: it is not tried again. */
  readonly onEnd: (ended: { readonly picture: string; readonly by: string; readonly isHostile: boolean }) => void
  /** For tests. */
  readonly program?: string
  readonly makeMs?: number
  readonly memoryBytesMax?: number
}

/** A picture that ended the process in which it was made, and is not tried again. */
export class HostilePicture extends Error {
  override readonly name = 'HostilePicture'
}

/**
 * Makes each picture in a process that makes nothing else at the time. A picture that crashes it is remembered by its hash, and refused
 * from then on; so is one that twice needed too much time or memory, or whose process was twice ended from outside.
 */
export function makeApart(options: Options): PicturesApart {
  const { onEnd, program = PROGRAM, makeMs = MAKE_MS, memoryBytesMax = MEMORY_BYTES_MAX } = options
  const all = new Set<ChildProcess>()
  const idle: ChildProcess[] = []
  const ended = rememberEnds()

  function startOne(): ChildProcess {
    const child = startChild(program)
    all.add(child)
    child.once('close', () => all.delete(child))
    return child
  }
  /** One that has not ended since. */
  function takeIdle(): ChildProcess | undefined {
    for (let child = idle.pop(); child !== undefined; child = idle.pop()) if (child.connected) return child
    return undefined
  }

  async function make(asked: ChildRequest): Promise<unknown> {
    const picture = createHash('sha256').update(asked.sent).digest('hex')
    if (ended.isHostile(picture)) throw new HostilePicture('This picture has ended a process before.')
    const child = takeIdle() ?? startOne()
    try {
      const told = await askChild(child, asked, { makeMs, memoryBytesMax })
      idle.push(child)
      if ('failed' in told) throw new Error(told.failed)
      return told.made
    } catch (error) {
      if (!(error instanceof ChildEnded)) throw error
      const isHostile = ended.remember(picture, OF_A_CRASH.has(error.by))
      onEnd({ picture, by: error.by, isHostile })
      throw isHostile ? new HostilePicture(error.message) : new PicturesUnavailable(error.message)
    }
  }

  return {
    recode: async (sent, how) => {
      try {
        const made = (await make({ call: 'recode', sent, how })) as Recoded
        return made.ok ? { ...made, content: asBuffer(made.content) } : made
      } catch (error) {
        if (error instanceof HostilePicture) return { ok: false, problem: 'hostile' }
        throw error
      }
    },
    draw: async (svg, how) => asBuffer((await make({ call: 'draw', sent: Buffer.from(svg), how })) as Uint8Array),
    close: () => {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

/** What arrives from another process is a view of memory, without a copy. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

function rememberEnds() {
  const times = new Map<string, number>()
  return {
    isHostile: (picture: string) => (times.get(picture) ?? 0) >= 2,
    /** @returns whether it is hostile from now on */
    remember: (picture: string, isCrash: boolean): boolean => {
      const now = (times.get(picture) ?? 0) + (isCrash ? 2 : 1)
      times.delete(picture)
      times.set(picture, now)
      const [oldest] = times.keys()
      if (times.size > REMEMBERED_MAX && oldest !== undefined) times.delete(oldest)
      return now >= 2
    },
  }
}

function startChild(program: string): ChildProcess {
  return fork(program, [], {
    serialization: 'advanced',
    // Nothing is written to its input. `ignore` would open /dev/null, which the root of an image alone does not have.
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    // Without the key of the process that starts it.
    env: { NODE_ENV: 'production' },
  })
}

class ChildEnded extends Error {
  readonly by: string
  constructor(by: string) {
    super(`The process that made the picture ended: ${by}.`)
    this.by = by
  }
}

type Bounds = { readonly makeMs: number; readonly memoryBytesMax: number }

/** Its answer; rejects with `ChildEnded` if it ends before, also by us because it takes too much time or memory. */
async function askChild(
  child: ChildProcess,
  asked: ChildRequest,
  { makeMs, memoryBytesMax }: Bounds,
): Promise<ChildResponse> {
  let why: string | undefined
  let isOver = false
  // A look at its memory may end after its answer, when it makes another picture.
  const stop = (reason: string) => {
    if (isOver) return
    why ??= reason
    child.kill('SIGKILL')
  }
  const time = setTimeout(() => stop('too much time'), makeMs)
  const memory = setInterval(() => {
    void readMemory(child.pid).then((bytes) => (bytes > memoryBytesMax ? stop('too much memory') : undefined))
  }, LOOK_MS)
  try {
    return await new Promise<ChildResponse>((resolve, reject) => {
      const fail = (code: number | null, signal: string | null) =>
        reject(new ChildEnded(why ?? signal ?? `exit code ${code ?? 'unknown'}`))
      child.once('message', (told: ChildResponse) => resolve(told)).once('exit', fail)
      child.once('error', (error) => reject(new PicturesUnavailable('No process was started.', { cause: error })))
      if (child.exitCode !== null || child.signalCode !== null) fail(child.exitCode, child.signalCode)
      else child.send(asked, (error) => (error ? child.kill('SIGKILL') : undefined))
    })
  } finally {
    isOver = true
    clearTimeout(time)
    clearInterval(memory)
    child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error')
    child.on('error', () => {})
  }
}

/** Resident memory of a process; 0 where the system does not report it. */
async function readMemory(pid: number | undefined): Promise<number> {
  const said = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(said.split(' ')[1] ?? 0) * PAGE_BYTES
}
