import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartProblem } from './start-problem.ts'

/** Ends a server that this process started, and waits until it has ended. */
export function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    server.once('exit', () => done())
    server.kill(signal)
  })
}

/** A cluster that a killed start left behind is stopped in order; one that is still in use is not touched. */
export async function stopLeftover(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!isPostgres(pid, data)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 100 && isPostgres(pid, data); waited += 1) await pause(100)
  if (isPostgres(pid, data))
    throw new StartProblem(`The data folder ${data} is in use by another PostgreSQL (process ${pid}): stop it first.`)
}

function isPostgres(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) ? readFileSync(commandLine, 'utf8').includes(data) : true
}
