import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { watchBrowsers } from './browsers-cost.ts'

// Processor time of a stage, beside its duration: on a busy machine only the former can be compared.

/** Seconds of processor time of the children of a stage. */
type Meter = { seconds: number; readonly browsers: ReturnType<typeof watchBrowsers> }

const SELF = '/proc/self/stat'
const TICKS_PER_SECOND = 100
/** Positions of `cutime` and `cstime` after the name of the program, which may contain spaces. */
const OF_CHILDREN = [13, 14] as const
const present = new AsyncLocalStorage<Meter>()
let counted = 0

/** Processor time of all ended children and their descendants; 0 where the system does not report it. */
function readEndedChildren(): number {
  if (!existsSync(SELF)) return 0
  const stat = readFileSync(SELF, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return OF_CHILDREN.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_PER_SECOND
}

/** Adds what has ended since the last count to a stage: called when a child of that stage ends. */
function countTo(meter: Meter): void {
  const all = readEndedChildren()
  meter.seconds += all - counted
  counted = all
}

/** The current stage's meter for a child of it; the returned function is called when that child ends. */
export function meterOfStage(pid: number | undefined): () => void {
  const meter = present.getStore()
  if (pid !== undefined) meter?.browsers.belowToo(pid)
  return () => meter && countTo(meter)
}

const readIdle = () => cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000

/** Cost of a stage, in seconds. `idle`: idle time of all processors of the machine. */
export type Cost = { readonly wall: number; readonly processor: number; readonly idle: number }

/** Runs a stage and returns its cost. */
export async function measure<Result>(stage: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
  const meter = { seconds: 0, browsers: watchBrowsers() }
  const began = Date.now()
  const idleBefore = readIdle()
  const result = await present.run(meter, stage)
  // Children without a callback.
  countTo(meter)
  const processor = meter.seconds + meter.browsers.end()
  return { result, cost: { wall: (Date.now() - began) / 1000, processor, idle: readIdle() - idleBefore } }
}
