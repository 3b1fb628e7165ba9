import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Command } from './from-image.ts'
import { StartProblem } from './start-problem.ts'

export type ChildOptions = {
  readonly name: string
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  /** URL that answers 200 once the process is ready. */
  readonly readyUrl: string
}

export type Children = {
  /** Starts a process, and again when it ends by itself later. */
  readonly start: (options: ChildOptions) => Promise<void>
  /** Runs a process that ends by itself and that the others do not need, with a lower priority. */
  readonly workAside: (options: Omit<ChildOptions, 'readyUrl'>) => Promise<boolean>
  /** Ends them in reverse order, so that none calls one that is gone. Returns the names of those that had to be killed. */
  readonly stop: () => Promise<readonly string[]>
}

/** One that ends is noticed at once; a busy machine only takes longer. */
const READY_SECONDS = 300
const STOP_SECONDS = 15
const SAID_LINES = 20
const LEAST_HURRY = 15
/** A process that ends by itself more often than this within some minutes cannot work: then everything ends. */
const ENDS_MAX = 3
const ENDS_WITHIN_MS = 300_000
const PAUSE_MS = 1_000
const FLAGS = ['--disable-warning=ExperimentalWarning', '--import', './tools/start/end-with-starter.ts']

/**
 * Starts the processes of the casino as children in process groups of their own: Ctrl-C reaches only the starter, which
 * ends them in order. A child that loses its starter ends itself (end-with-starter.ts); one that ends by itself is started
 * again, as deployments do.
 */
export function makeChildren(options: {
  readonly logFolder: string
  /** How a program is started another way than from this checkout; undefined for one that is not. */
  readonly enter?: (script: string, env: Readonly<Record<string, string>>) => Command | undefined
  /** It is started again: who looks after it learns of it. */
  readonly onRestart: (name: string, reason: string) => void
  /** It has ended too often, or could not be started again. */
  readonly onDeath: (name: string, reason: string) => void
  readonly pauseMs?: number
}): Children {
  const { pauseMs = PAUSE_MS } = options
  const running: { name: string; child: ChildProcess; log: WriteStream }[] = []
  let stopping = false
  mkdirSync(options.logFolder, { recursive: true })

  const open = ({ name, script, env }: Omit<ChildOptions, 'readyUrl'>, flags: 'w' | 'a' = 'w') => {
    const log = createWriteStream(join(options.logFolder, `${name}.log`), { flags })
    const said: string[] = []
    const command = options.enter?.(script, env) ?? { program: process.execPath, args: [...FLAGS, script], env }
    const child = spawn(command.program, command.args, {
      env: { ...basicEnvironment(), ...command.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    const keep = (chunk: Buffer) => {
      log.write(chunk)
      said.push(...String(chunk).trim().split('\n'))
      said.splice(0, Math.max(0, said.length - SAID_LINES))
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    running.push({ name, child, log })
    return { child, said }
  }

  /** Starts it again after it has ended, with a pause that grows. */
  function watch(of: ChildOptions, child: ChildProcess, said: readonly string[], before: readonly number[]): void {
    const onEnd = () => {
      if (stopping) return
      const reason = `${child.signalCode ?? `exit code ${child.exitCode}`}\n${said.join('\n')}`
      const ends = [...before.filter((at) => at > Date.now() - ENDS_WITHIN_MS), Date.now()]
      if (ends.length > ENDS_MAX) return options.onDeath(of.name, reason)
      options.onRestart(of.name, reason)
      setTimeout(() => void startAgain(of, ends), pauseMs * 2 ** (ends.length - 1))
    }
    if (child.exitCode === null && child.signalCode === null) child.once('exit', onEnd)
    else onEnd()
  }

  async function startAgain(of: ChildOptions, ends: readonly number[]): Promise<void> {
    if (stopping) return
    const gone = running.findIndex(({ name }) => name === of.name)
    if (gone >= 0) running.splice(gone, 1)[0]?.log.end()
    const { child, said } = open(of, 'a')
    try {
      await waitUntilReady(of.name, child, of.readyUrl, said)
      watch(of, child, said, ends)
    } catch (problem) {
      if (!stopping) options.onDeath(of.name, problem instanceof Error ? problem.message : String(problem))
    }
  }

  return {
    async start(of) {
      const { child, said } = open(of)
      await waitUntilReady(of.name, child, of.readyUrl, said)
      watch(of, child, said, [])
    },
    async workAside(options) {
      const { child } = open(options)
      if (child.pid !== undefined) setPriority(child.pid, LEAST_HURRY)
      return new Promise((ended) => child.once('exit', (code) => ended(stopping || code === 0)))
    },
    async stop() {
      stopping = true
      const killed: string[] = []
      for (const { name, child, log } of running.toReversed()) {
        if (!(await end(child))) killed.push(name)
        log.end()
      }
      return killed
    },
  }
}

/** Variables that any program needs. All others are passed by name, so that nothing leaks in. */
function basicEnvironment(): Record<string, string> {
  const kept = [
    'PATH',
    'HOME',
    'LANG',
    'TMPDIR',
    'TZ',
    'NODE_EXTRA_CA_CERTS',
    'NODE_COMPILE_CACHE',
    'PACKAGE_INTERNALS',
  ]
  return Object.fromEntries(
    kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name] ?? '']])),
  )
}

async function waitUntilReady(name: string, child: ChildProcess, url: string, said: readonly string[]): Promise<void> {
  for (let tried = 0; tried < READY_SECONDS * 10; tried += 1) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new StartProblem(`The process "${name}" did not start:\n${said.join('\n')}`)
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new StartProblem(
    `The process "${name}" did not answer at ${url} within ${READY_SECONDS} s:\n${said.join('\n')}`,
  )
}

/** False when it did not end by itself and was killed. */
function end(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(true)
  return new Promise((done) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      done(false)
    }, STOP_SECONDS * 1000)
    child.once('exit', () => {
      clearTimeout(timer)
      done(true)
    })
    child.kill('SIGTERM')
  })
}
