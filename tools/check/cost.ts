import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

// What a stage costs, beside how long it takes: on a machine that does something else too, only the first can be compared.

/** Seconds of processor time that the children of a stage have used. */
type Meter = { seconds: number }

const SELF = '/proc/self/stat'
const TICKS_PER_SECOND = 100
/** Places of `cutime` and `cstime` behind the name of the program, which may hold spaces. */
const OF_CHILDREN = [13, 14] as const
const present = new AsyncLocalStorage<Meter>()
let counted = 0

/** Processor time of all children that have ended, and of theirs; 0 where the system does not say it. */
function readEndedChildren(): number {
  if (!existsSync(SELF)) return 0
  const stat = readFileSync(SELF, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return OF_CHILDREN.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND
}

/** Counts what has ended since the last count to a stage: call it as a child of that stage ends. */
function countTo(meter: Meter): void {
  const all = readEndedChildren()
  meter.seconds += all - counted
  counted = all
}

/** The stage in which it is called; what it gives is called as a child of that stage ends. */
export function meterOfStage(): () => void {
  const meter = present.getStore()
  return () => meter && countTo(meter)
}

const readIdle = () => cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000

/** What a stage took, in seconds. `idle`: of all processors of the machine, in which nobody computed anything. */
export type Cost = { readonly wall: number; readonly processor: number; readonly idle: number }

/** Runs a stage and says what it took. */
export async function measure<Result>(stage: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
  const meter = { seconds: 0 }
  const began = Date.now()
  const idleBefore = readIdle()
  const result = await present.run(meter, stage)
  // Children that were waited for without a word.
  countTo(meter)
  return {
    result,
    cost: { wall: (Date.now() - began) / 1000, processor: meter.seconds, idle: readIdle() - idleBefore },
  }
}
