import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { isServedAt, type Door } from '#contract/doors.ts'

/** Finds the call that a request makes, where this door serves it. */
export type FindPassing = (method: string, url: string) => CallDefinition | undefined

/** Made from the contract, so that a new call passes the doors of its audience and no other. */
export function makeFindPassing(door: Door, calls: readonly CallDefinition[] = catalogue): FindPassing {
  const passing = calls.filter((call) => isServedAt(call, [door]))
  const whole = new Map(passing.map((call) => [`${call.method} ${call.path}`, call]))
  const withParts = passing
    .filter(({ path }) => path.includes('{'))
    .map((call) => ({ call, shape: new RegExp(`^${call.method} ${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  return (method, url) => {
    const asked = `${method === 'HEAD' ? 'GET' : method} ${url.split('?', 1)[0] ?? ''}`
    return whole.get(asked) ?? withParts.find(({ shape }) => shape.test(asked))?.call
  }
}
