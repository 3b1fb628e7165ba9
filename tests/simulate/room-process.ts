import { fork, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inOneFile } from '../faults/one-file.ts'
import type { Market } from './market.ts'
import type { Answer, BrandNo, Crash, Given, Message, Reply, Step } from './step.ts'

export type Taken<Do extends Step['do']> =
  | { readonly ok: true; readonly given: Given[Do] }
  | { readonly ok: false; readonly refused: Extract<Answer, { ok: false }>['refused'] }

type Waiting = { readonly message: Message; readonly deliver: (answer: Answer) => void }

/** Folder of the compile cache, or Node's default: a restarted process starts faster with it. */
const COMPILED = process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'node-compile-cache')

/**
 * Runs a process of the product and sends steps to it. After a kill it is restarted, and steps without a response are
 * sent again, as by a page that lost its connection: each step is executed at least once.
 */
export async function openRoomProcess(options: {
  readonly market: Market
  readonly databaseUrl: string
  readonly seed: string
}) {
  const program = await inOneFile('tests/simulate/room-main.ts')
  const waiting = new Map<number, Waiting>()
  let nextId = 0
  let kills = 0
  let isClosing = false
  let isReady = false
  let heapReceived: ((bytes: number) => void) | undefined
  let failed: ((error: Error) => void) | undefined
  const failure = new Promise<never>((_, reject) => {
    failed = reject
  })
  failure.catch(() => {})

  const start = (): ChildProcess => {
    const { market, databaseUrl, seed } = options
    const child = fork(program, [market.key, databaseUrl, seed], {
      execArgv: ['--no-warnings', '--expose-gc'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    })
    isReady = false
    child.on('message', (reply: Reply) => {
      if ('ready' in reply) {
        isReady = true
        for (const { message } of waiting.values()) child.send(message)
        return
      }
      if ('heapBytes' in reply) {
        heapReceived?.(reply.heapBytes)
        return
      }
      const known = waiting.get(reply.id)
      waiting.delete(reply.id)
      known?.deliver(reply.answer)
    })
    child.once('exit', (code, signal) => {
      if (isClosing) return
      if (signal !== 'SIGKILL') {
        failed?.(new Error(`The simulated process ended by itself (${code ?? signal}).`))
        return
      }
      kills += 1
      // A step kills the process only once.
      for (const [id, one] of waiting) {
        const { crash: _, ...message } = one.message
        waiting.set(id, { ...one, message: { ...message, isAgain: true } })
      }
      running = start()
    })
    return child
  }
  let running = start()

  return {
    /** Sends a step with an instant; settles when it was answered, however often the process was killed meanwhile. */
    send: <S extends Step>(step: S, sent: { at: Date; key: string; brand: BrandNo; crash?: Crash | undefined }) => {
      const answered = new Promise<Answer>((deliver) => {
        nextId += 1
        const { at, key, brand, crash } = sent
        const message: Message = { id: nextId, at: at.toISOString(), key, brand, step, ...(crash ? { crash } : {}) }
        waiting.set(message.id, { message, deliver })
        if (isReady) running.send(message)
      })
      return Promise.race([answered, failure]) as Promise<Taken<S['do']>>
    },
    kills: () => kills,
    /** Used bytes of the process's heap, after a garbage collection. Not while a step may kill it. */
    heapBytes: () => {
      const received = new Promise<number>((resolve) => {
        heapReceived = resolve
        running.send({ heap: true })
      })
      return Promise.race([received, failure])
    },
    close: async () => {
      isClosing = true
      if (!running.connected) return
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.disconnect()
      await ended
    },
  }
}
