import type { ChildOptions } from './children.ts'

/** The offset of the ports of a second API and worker from those of the first. */
export const SECOND_NODE_PORTS = 50

type Variables = Readonly<Record<string, string>>

/** A second API and a second worker on the same database, if `npm run cluster` requests them. */
export function secondNodeOf({
  api,
  worker,
}: {
  readonly api: Variables
  readonly worker: Variables
}): { readonly api: ChildOptions; readonly worker: ChildOptions } | undefined {
  if (process.env['SECOND_NODE'] !== 'yes') return undefined
  return { api: node('api', api), worker: node('worker', worker) }
}

function node(process: 'api' | 'worker', first: Variables): ChildOptions {
  const env = Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      /^(?:STAFF_|INTERNAL_|OPERATIONS_)?PORT$/.test(name) ? String(Number(value) + SECOND_NODE_PORTS) : value,
    ]),
  )
  return {
    name: `${process}-2`,
    script: `apps/${process}/main.ts`,
    env,
    readyUrl: `http://127.0.0.1:${env['PORT']}/health/ready`,
  }
}
