import { readdirSync, readFileSync } from 'node:fs'

// Pages of Chromium are forked by a process of its own (the zygote), which waits for them; for that one nobody waits when the
// browser ends, so that the time of all pages is in no parent's. It is read while the zygote runs.

const EVERY_MS = 2_000
const TICKS_PER_SECOND = 100
/** Positions of a process's parent, and of its own time and that of its ended children, after the name of the program. */
const PARENT = 1
const TIMES = [11, 12, 13, 14] as const
const ZYGOTE = /--type=zygote/

type Process = { readonly parent: number; readonly seconds: number }

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = TIMES.reduce((sum, place) => sum + Number(fields[place]), 0)
    return { parent: Number(fields[PARENT]), seconds: ticks / TICKS_PER_SECOND }
  } catch {
    return undefined // It has ended, or this system does not report processes.
  }
}

function isZygote(pid: number): boolean {
  try {
    return ZYGOTE.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

function listPids(): readonly number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Watches the browsers that are started by certain processes or below them. */
export function watchBrowsers(): {
  /** Those below this process are watched too. */
  readonly belowToo: (pid: number) => void
  /** Returns the seconds of processor time that their pages have taken. */
  readonly end: () => number
} {
  const above = new Set<number>()
  const secondsOf = new Map<number, number>()
  const look = () => {
    const processes = new Map(
      listPids().flatMap((pid) => {
        const found = readProcess(pid)
        return found ? [[pid, found] as const] : []
      }),
    )
    const isBelow = (pid: number): boolean => {
      for (let at = processes.get(pid); at; at = processes.get(at.parent)) if (above.has(at.parent)) return true
      return false
    }
    for (const [pid, { seconds }] of processes)
      if (secondsOf.has(pid) || (isBelow(pid) && isZygote(pid))) secondsOf.set(pid, seconds)
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    belowToo: (pid) => void above.add(pid),
    end: () => {
      clearInterval(timer)
      look()
      return [...secondsOf.values()].reduce((sum, seconds) => sum + seconds, 0)
    },
  }
}
