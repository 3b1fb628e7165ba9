import { Session, type Profiler } from 'node:inspector'

/** Where a run spent its processor time, as shares, the largest first. */
export type Spent = readonly (readonly [what: string, share: number])[]

/** Runs something under the profiler of V8. */
export async function profiled(run: () => Promise<void>): Promise<Spent> {
  const session = new Session()
  session.connect()
  const post = <Reply>(method: 'Profiler.enable' | 'Profiler.start' | 'Profiler.stop') =>
    new Promise<Reply>((done, fail) => {
      session.post(method, (error: Error | null, reply?: unknown) => (error ? fail(error) : done(reply as Reply)))
    })
  await post('Profiler.enable')
  await post('Profiler.start')
  await run()
  const { profile } = await post<Profiler.StopReturnType>('Profiler.stop')
  session.disconnect()
  return spentIn(profile)
}

function spentIn({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Spent {
  const byId = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const sums = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const part = byId.get(id) ?? 'other'
    if (part !== 'idle' && part !== 'node:inspector') sums.set(part, (sums.get(part) ?? 0) + (timeDeltas[index] ?? 0))
  }
  const total = [...sums.values()].reduce((one, other) => one + other, 0)
  return [...sums].map(([part, us]) => [part, us / total] as const).toSorted((one, other) => other[1] - one[1])
}

/** The package, the room or the part of the platform that a function belongs to. */
function partOf({ url, functionName }: Profiler.Profile['nodes'][number]['callFrame']): string {
  if (functionName === '(idle)') return 'idle'
  if (functionName === '(garbage collector)') return 'garbage collector'
  const packaged = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (packaged) return packaged
  if (url.startsWith('node:')) return url.startsWith('node:internal/') ? url.split('/').slice(0, 2).join('/') : url
  const own = /\/((?:server|apps|tests)\/[^/]+)\//.exec(url)?.[1]
  return own ?? (url === '' ? 'native code' : 'other')
}
