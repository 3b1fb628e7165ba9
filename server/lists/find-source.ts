import { assert, NotAllowed, type ListReader, type ListSource } from '#server/kernel/index.ts'
import type { ListNeeds } from './needs.ts'

/** A list by its name. */
export function sourceOf({ sources }: Pick<ListNeeds, 'sources'>, name: string): ListSource {
  const source = sources[name]
  assert(source, `The list "${name}" is declared and read by nobody.`)
  return source
}

/** A list that the reader has permission for; else 403. */
export function sourceFor(needs: Pick<ListNeeds, 'sources'>, name: string, { permissions }: ListReader): ListSource {
  const source = sourceOf(needs, name)
  if (!permissions.includes(source.of.list.permission)) throw new NotAllowed()
  return source
}
