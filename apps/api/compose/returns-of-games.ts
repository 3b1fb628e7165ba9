import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { isBetDefinition } from '#games/engines.ts'
import type { GameFigures } from '#server/campaigns/index.ts'
import type { openGameSwitches } from '#server/game-catalogue/index.ts'
import { offeredStakes } from '#server/game-rounds/index.ts'
import { roundFiguresOf } from '#server/law/index.ts'
import type { Base } from './open-base.ts'

type Switches = Pick<Awaited<ReturnType<typeof openGameSwitches>>, 'isEnabled' | 'shelf'>

/** The proved return of each game that can be played now, and the share by which a stake of bonus money counts. */
export function returnsOfGames(switches: Switches) {
  const shelf = switches.shelf()
  return listCatalogue()
    .filter(({ key, declaredRtp }) => declaredRtp !== null && switches.isEnabled(key))
    .map(({ key, declaredRtp }) => ({
      gameKey: key,
      rtpMillionths: Number((Number(declaredRtp) * 10_000).toFixed(0)),
      percent: shelf.settingOf(key).bonusPercent,
    }))
}

/** The same with the proved variance of a round, and the stakes that the market allows. */
export function figuresOfGames(
  { clock, configuration }: Pick<Base, 'clock' | 'configuration'>,
  switches: Switches,
): () => GameFigures[] {
  const { key, currency } = configuration.market
  return () => {
    const { minimumRoundMs: _, ...bounds } = roundFiguresOf(key, clock.now())
    return returnsOfGames(switches).flatMap(({ gameKey, percent }) => {
      const definition = loadDefinition(gameKey)?.definition
      if (!definition) return []
      const { declared } = definition
      // If bets differ in return, the one with the highest return counts.
      const rtp = isBetDefinition(definition) ? definition.declared.rtpMax : declared.rtp
      return [
        {
          gameKey,
          percent,
          rtpMillionths: Number((Number(rtp) * 10_000).toFixed(0)),
          standardDeviation: Number(declared.standardDeviation),
          stakes: offeredStakes(definition, currency.code, bounds),
        },
      ]
    })
  }
}
