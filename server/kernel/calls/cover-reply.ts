import { PERSONAL, type PersonalKind } from '#contract/personal.ts'
import { coverValue } from './cover-value.ts'

/** Where the personal data of a reply stands: the same tree as the reply, with everything else left out. */
export type CoverPlan =
  | { readonly at: 'value'; readonly kind: PersonalKind }
  | { readonly at: 'list'; readonly items: CoverPlan }
  | { readonly at: 'object'; readonly fields: ReadonlyMap<string, CoverPlan> }

type Node = Readonly<Record<string, unknown>>

/** Reads a reply's schema once, when the call is mounted; undefined where nothing in it is personal. */
export function planCover(schema: unknown): CoverPlan | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const node = schema as Node
  const kind = node[PERSONAL]
  if (typeof kind === 'string') return { at: 'value', kind: kind as PersonalKind }
  const variants = (node['anyOf'] ?? node['allOf'] ?? node['oneOf']) as readonly unknown[] | undefined
  if (variants) return variants.map(planCover).reduce(join, undefined)
  const items = planCover(node['items'])
  if (items) return { at: 'list', items }
  const fields = Object.entries((node['properties'] ?? {}) as Node).flatMap(([name, field]) => {
    const plan = planCover(field)
    return plan ? [[name, plan] as const] : []
  })
  return fields.length > 0 ? { at: 'object', fields: new Map(fields) } : undefined
}

/**
 * The reply with its personal data covered, except for players of whom `isUncovered` is true. A value belongs to the
 * player of the nearest enclosing `playerId`; where there is none, to `playerId`, whom the call was about.
 */
export function coverReply(
  plan: CoverPlan,
  value: unknown,
  isUncovered: (playerId: number) => boolean,
  playerId: number | null,
): unknown {
  if (value === null || value === undefined) return value
  if (plan.at === 'value') {
    if (typeof value !== 'string' || (playerId !== null && isUncovered(playerId))) return value
    return coverValue(plan.kind, value)
  }
  if (plan.at === 'list')
    return Array.isArray(value) ? value.map((one) => coverReply(plan.items, one, isUncovered, playerId)) : value
  if (typeof value !== 'object') return value
  const said = (value as Node)['playerId']
  const whose = typeof said === 'number' ? said : playerId
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner = plan.fields.get(name)
      return [name, inner ? coverReply(inner, one, isUncovered, whose) : one]
    }),
  )
}

function join(one: CoverPlan | undefined, other: CoverPlan | undefined): CoverPlan | undefined {
  if (!one || !other) return one ?? other
  if (one.at === 'object' && other.at === 'object') {
    const names = new Set([...one.fields.keys(), ...other.fields.keys()])
    const fields = [...names].flatMap((name) => {
      const joined = join(one.fields.get(name), other.fields.get(name))
      return joined ? [[name, joined] as const] : []
    })
    return { at: 'object', fields: new Map(fields) }
  }
  if (one.at === 'list' && other.at === 'list') return { at: 'list', items: join(one.items, other.items) ?? one.items }
  return one
}
