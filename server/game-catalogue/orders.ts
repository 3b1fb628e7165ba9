import { loadDefinition } from '#games/catalogue/index.ts'
import { refuse } from '../kernel/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'
import { provider } from './list-games.ts'
import { GENERAL_LIST, listOfProvider, listOfTag, type Shelf } from './shelf.ts'
import { findOrder, insertOrder, saveOrder, saveOrderEnabled } from './orders.queries.ts'

/** Which list: the general one, a provider's or a tag's. */
export type ListName = { readonly provider?: string; readonly tagKey?: string }

/** The stored name of a list. Refuses an unknown provider or tag. */
function nameOfList(shelf: Shelf, { provider: providerKey, tagKey }: ListName): string {
  if (providerKey !== undefined) {
    if (providerKey !== provider.normalizedName) return refuse('ERR_PROVIDER_NOT_FOUND')
    return listOfProvider(providerKey)
  }
  if (tagKey === undefined) return GENERAL_LIST
  if (!shelf.tags.some(({ key }) => key === tagKey)) return refuse('ERR_TAG_NOT_FOUND')
  return listOfTag(tagKey)
}

/** The stored order. A list that was never ordered has revision 0. */
export async function readOrder({ db, switches }: Pick<SwitchNeeds, 'db' | 'switches'>, name: ListName) {
  const list = nameOfList(switches.shelf(), name)
  const kept = await findOrder(db, list)
  return {
    gameKeys: [...(kept?.gameKeys ?? [])],
    isEnabled: kept?.isEnabled ?? list === GENERAL_LIST,
    revision: kept?.revision ?? 0,
  }
}

/**
 * Stores a new order; a list of a provider or a tag without one begins to follow it. Refuses unknown games, and an
 * order that was made from another revision than the current one.
 */
export async function reorder(
  needs: SwitchNeeds,
  asked: ListName & { readonly gameKeys: readonly string[]; readonly revision?: number },
  userId: number,
): Promise<{ revision: number }> {
  const list = nameOfList(needs.switches.shelf(), asked)
  const gameKeys = [...new Set(asked.gameKeys)]
  const unknown = gameKeys.filter((key) => loadDefinition(key) === undefined)
  if (unknown.length > 0) return refuse('ERR_GAME_NOT_FOUND', { gameKeys: unknown })
  const revision = await needs.db.transaction(async (tx) => {
    // A row to lock: two concurrent orders of a new list must not both be the first.
    await insertOrder(tx, list, userId, needs.clock.now())
    const kept = await findOrder(tx, list, true)
    if (asked.revision !== undefined && kept?.revision !== asked.revision)
      return refuse('ERR_STATE_CHANGED', { revision: kept?.revision ?? 0 })
    return saveOrder(tx, { list, gameKeys, userId, at: needs.clock.now() })
  })
  await announceChange(needs)
  return { revision }
}

/** Whether a list follows its own order; one that was never ordered keeps the general one. */
export async function setOrderEnabled(
  needs: SwitchNeeds,
  { isEnabled, ...name }: ListName & { readonly isEnabled: boolean },
  userId: number,
): Promise<{ done: true }> {
  const list = nameOfList(needs.switches.shelf(), name)
  await saveOrderEnabled(needs.db, { list, isEnabled, userId, at: needs.clock.now() })
  await announceChange(needs)
  return { done: true }
}
