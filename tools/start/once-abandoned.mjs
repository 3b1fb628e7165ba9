import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_MS = 250

/**
 * Calls back once npm is gone, or the shell that it may have started us by: npm forwards no signal to what that shell
 * runs. The process that started npm may end: a product that is left running on purpose continues.
 */
export function onceAbandoned(callBack) {
  const parent = process.ppid
  const seen = lookAt(parent)
  const isByShell = seen !== undefined && !seen.name.startsWith('npm')
  const timer = setInterval(() => {
    const isParentThere = process.ppid === parent
    if (isParentThere && (!isByShell || lookAt(parent)?.parent === seen.parent)) return
    clearInterval(timer)
    callBack()
  }, LOOK_MS)
  timer.unref()
}

/** Undefined where the system does not report it. */
function lookAt(pid) {
  try {
    if (process.platform === 'win32') return undefined
    if (process.platform !== 'linux') {
      const said = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
      return { parent: Number(said.split(/\s+/, 1)[0]), name: said.replace(/^\d+\s+/, '') }
    }
    // `pid (name) state ppid …`: the name may contain anything, also a bracket.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent] = stat
      .slice(stat.lastIndexOf(')') + 1)
      .trim()
      .split(/\s+/)
    return { parent: Number(parent), name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')) }
  } catch {
    return undefined
  }
}
