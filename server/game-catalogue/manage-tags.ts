import type { Static } from 'typebox'
import type { Tag } from '#contract/shapes/game.ts'
import type { TagInput } from '#contract/shapes/game-management.ts'
import { isUniqueViolation, refuse, publish } from '../kernel/index.ts'
import { listCatalogue } from '#games/catalogue/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'
import { manyGames, type ManyGames } from './change-games.ts'
import { listTags } from './list-games.ts'
import { ownTagsOf } from './shelf.ts'
import * as queries from './tags.queries.ts'

type Input = Static<typeof TagInput>

/** One tag, whether or not a playable game has it. */
export function findTag({ switches }: Pick<SwitchNeeds, 'switches'>, tagKey: string): Static<typeof Tag> {
  return listTags({ switches }, true).find(({ key }) => key === tagKey) ?? refuse('ERR_TAG_NOT_FOUND')
}

export async function createTag(needs: SwitchNeeds, tag: Input): Promise<Static<typeof Tag>> {
  try {
    await needs.db.transaction(async (tx) => {
      await queries.insertTag(tx, tag)
      await queries.replaceTexts(tx, tag.key, textsOf(tag))
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('ERR_TAG_ALREADY_EXISTS')
    throw error
  }
  await announceChange(needs)
  return findTag(needs, tag.key)
}

export async function updateTag(needs: SwitchNeeds, tag: Input): Promise<Static<typeof Tag>> {
  await needs.db.transaction(async (tx) => {
    if (!(await queries.updateTag(tx, tag))) return refuse('ERR_TAG_NOT_FOUND')
    await queries.replaceTexts(tx, tag.key, textsOf(tag))
  })
  await announceChange(needs)
  return findTag(needs, tag.key)
}

export async function deleteTag(needs: SwitchNeeds, tagKey: string): Promise<{ done: true }> {
  await needs.db.transaction(async (tx) => {
    if (!(await queries.deleteTag(tx, tagKey))) return refuse('ERR_TAG_NOT_FOUND')
    await publish(tx, 'game-catalogue.tag-deleted', { tagKey })
  })
  await announceChange(needs)
  return { done: true }
}

type Tagging = { readonly gameKeys: readonly string[]; readonly tagKey: string; readonly isCarried: boolean }

/** Adds a tag to games, or removes it. Only differences from a game's own file are stored. */
export function tagging(needs: SwitchNeeds): ManyGames<Tagging> {
  const entries = new Map(listCatalogue().map((entry) => [entry.key, entry]))
  return manyGames(needs, 'games.tag', async (_, { tagKey, isCarried }) => {
    const shelf = needs.switches.shelf()
    if (!shelf.tags.some(({ key }) => key === tagKey)) return refuse('ERR_TAG_NOT_FOUND')
    return {
      isSame: (gameKey) => {
        const entry = entries.get(gameKey)
        return entry !== undefined && shelf.tagsOf(entry).includes(tagKey) === isCarried
      },
      valuesOf: () => ({ field: 'tag', before: isCarried ? null : tagKey, after: isCarried ? tagKey : null }),
      write: async (tx, gameKeys) => {
        for (const gameKey of gameKeys) {
          const entry = entries.get(gameKey)
          if (entry && ownTagsOf(entry).includes(tagKey) === isCarried) await queries.forgetTag(tx, gameKey, tagKey)
          else await queries.storeTag(tx, gameKey, tagKey, isCarried)
        }
      },
    }
  })
}

/** The last text of a language counts: the input may contain a language twice. */
function textsOf({ translations }: Input): [language: string, text: string][] {
  return [...new Map(translations.map(({ language, text }) => [language as string, text]))]
}
