import type { TellNeeds } from '#server/free-rounds/index.ts'
import { sendMessage } from '#server/loyalty/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import type { Base } from '../api/compose/open-base.ts'

/** Players read in their inbox what free rounds they were offered, and when the time of accepted ones is nearly over. */
export function freeRoundMessages({
  db,
  clock,
  configuration,
}: Pick<Base, 'db' | 'clock' | 'configuration'>): TellNeeds {
  const { brand, market } = configuration
  const languages: readonly (typeof brand.defaultLanguage)[] = brand.languages
  return {
    db,
    clock,
    timeZone: market.timeZone,
    findLanguage: async (querier, playerId) => {
      const language = (await findPlayerById(querier, brand.target, playerId))?.language
      return languages.find((one) => one === language) ?? brand.defaultLanguage
    },
    sendMessage: (tx, message) => sendMessage({ clock }, tx, message),
  }
}
