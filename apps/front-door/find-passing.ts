import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { isServedAt, type Door } from '#contract/doors.ts'
import { fileRoutes, type FileRoute } from '#contract/files.ts'

/** What the proxy needs to know of a route: its maximum body size. */
export type Passing = Pick<CallDefinition, 'bodyBytesMax' | 'bodyKind'>
/** Finds the call or the file of a request, where this door serves it. */
export type FindPassing = (method: string, url: string) => Passing | undefined

const FILE: Passing = { bodyBytesMax: 0 }

/** Made from the contract, so that a new call passes the doors of its audience and no other. */
export function makeFindPassing(door: Door, calls: readonly CallDefinition[] = catalogue): FindPassing {
  const passing = calls.filter((call) => isServedAt(call, [door]))
  const whole = new Map<string, CallDefinition>(
    passing.flatMap((call) =>
      [call.method, ...(call.isAlsoByGet ? ['GET'] : [])].map((method) => [`${method} ${call.path}`, call] as const),
    ),
  )
  const withParts = passing
    .filter(({ path }) => path.includes('{'))
    .map((call) => ({ call, shape: new RegExp(`^${call.method} ${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  const files = Object.values<FileRoute>(fileRoutes)
    .filter(({ doors }) => doors.includes(door))
    .map(({ root }) => new RegExp(`^GET ${root}/[^/]+$`))
  return (method, url) => {
    const asked = `${method === 'HEAD' ? 'GET' : method} ${url.split('?', 1)[0] ?? ''}`
    const call = whole.get(asked) ?? withParts.find(({ shape }) => shape.test(asked))?.call
    return call ?? (files.some((shape) => shape.test(asked)) ? FILE : undefined)
  }
}
