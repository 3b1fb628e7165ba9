import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Running = {
  readonly name: string
  readonly child: ChildProcess
  /** Sends a signal to the program and all its descendants. */
  readonly signal: (signal: NodeJS.Signals) => void
  /** Sends a signal only to the other process and its descendants. */
  readonly signalOther: (signal: NodeJS.Signals) => void
  /** Its processes and those of the other. */
  readonly pids: () => number[]
  readonly ended: Promise<void>
}

export type Program = {
  readonly name: string
  readonly path: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Runs as this user: PostgreSQL refuses root. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  /** A process that it starts and that leaves its process tree, like Patroni's PostgreSQL. */
  readonly findOther?: () => number | undefined
}

/** Starts a program in its own process group, with its log in a file. */
export function startProgram({ name, path, args, env, user, findOther }: Program, logFolder: string): Running {
  mkdirSync(logFolder, { recursive: true })
  const log = createWriteStream(join(logFolder, `${name}.log`), { flags: 'a' })
  const child = spawn(path, args, {
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const signalFamily = (pid: number | undefined, signal: NodeJS.Signals): void => {
    if (pid === undefined) return
    for (const one of [...descendantsOf(pid), pid]) sendSignal(one, signal)
  }
  return {
    name,
    child,
    signal: (signal) => {
      // First the one that would restart the other.
      signalFamily(child.pid, signal)
      signalFamily(findOther?.(), signal)
    },
    pids: () => [child.pid, findOther?.()].flatMap((pid) => (pid === undefined ? [] : [...descendantsOf(pid), pid])),
    signalOther: (signal) => signalFamily(findOther?.(), signal),
    ended,
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/** Descendants of a process, youngest first. */
function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const parent = parentOf(Number(entry))
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)])
  }
  const of = (one: number): number[] => (children.get(one) ?? []).flatMap((child) => [...of(child), child])
  return of(pid)
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain anything; state and parent follow it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
