import { listCatalogue } from '#games/catalogue/index.ts'
import type { openGameSwitches } from '#server/game-catalogue/index.ts'

/** What each game that can be played now returns, as it is proved, and what a stake of bonus money in it counts. */
export function returnsOfGames(switches: Pick<Awaited<ReturnType<typeof openGameSwitches>>, 'isEnabled' | 'shelf'>) {
  const shelf = switches.shelf()
  return listCatalogue()
    .filter(({ key, declaredRtp }) => declaredRtp !== null && switches.isEnabled(key))
    .map(({ key, declaredRtp }) => ({
      gameKey: key,
      rtpMillionths: Math.round(Number(declaredRtp) * 10_000),
      percent: shelf.settingOf(key).bonusPercent,
    }))
}
