/**
 * Makes definitions from a prototype's proposals, for games that have none yet (or for the keys named).
 *
 *   node tools/games/take-proposals.ts <solved-definitions.jsonl> <catalogue.json> [<Key> …]
 *
 * Taken over: strips, layout and the shape of the pays. Pays are tuned anew and all figures are computed exactly; what
 * is dull (wins too rarely, a feature too rare, neighbours that pay alike) is refused.
 */
import { readFileSync } from 'node:fs'
import { listCatalogue } from '#games/catalogue/index.ts'
import { isBetDefinition, type AnyDefinition } from '#games/engines.ts'
import { dullness } from './dullness.ts'
import { takers } from './take/index.ts'
import { writeDefinition } from './write-definition.ts'

type Solved = { readonly key: string; readonly def: unknown }
type Wished = { readonly key: string; readonly rtpTarget: number; readonly volatility: string }

const [solvedFile = '', catalogueFile = '', ...keys] = process.argv.slice(2)
const solved = readFileSync(solvedFile, 'utf8')
  .trim()
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Solved)
const wishes = JSON.parse(readFileSync(catalogueFile, 'utf8')) as Wished[]

for (const entry of listCatalogue()) {
  const { isPlayable: _playable, hasMathematics, definitionHash: _hash, ...game } = entry
  const take = takers[game.engine]
  if (!take || (keys.length > 0 ? !keys.includes(game.key) && !keys.includes(game.engine) : hasMathematics)) continue
  const layout = solved.find(({ key }) => key === game.key)?.def
  const wish = wishes.find(({ key }) => key === game.key)
  if (!layout || !wish) continue
  const began = performance.now()
  try {
    const definition: AnyDefinition = take({ game, targetRtp: wish.rtpTarget, layout })
    if (isBetDefinition(definition)) {
      const { rtp, rtpMax, maxWinX } = definition.declared
      console.log(`written ${game.key}: ${rtp} to ${rtpMax} % of ${wish.rtpTarget}, max ${maxWinX}`)
      writeDefinition(definition)
      continue
    }
    const { rtp, hitFrequency, standardDeviation, volatility, featureOneIn, maxWinX } = definition.declared
    const problems = dullness(definition, wish.rtpTarget)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${problems.length === 0 ? 'written' : 'REFUSED'} ${game.key}: ${rtp} % of ${wish.rtpTarget}, hit ${hitFrequency} %, ` +
        `deviation ${standardDeviation} ${volatility} of ${wish.volatility}, feature 1 in ${featureOneIn ?? '-'}, ` +
        `max ${maxWinX}, ${seconds} s ${problems.join(' ')}`,
    )
    if (problems.length === 0) writeDefinition(definition)
  } catch (problem) {
    console.log(`${game.key}: ${problem instanceof Error ? problem.message : String(problem)}`)
  }
}
