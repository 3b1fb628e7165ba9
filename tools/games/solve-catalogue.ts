/**
 * Finds a design and a definition for every lines game of the catalogue that has none yet.
 *
 *   node tools/games/solve-catalogue.ts <solved-definitions.jsonl> <catalogue.json> [<Key> …]
 *
 * Taken from the proposals: pay lines, number of symbols, target return and volatility class. Strips, pays and all
 * declared figures are ours and exact.
 */
import { readFileSync } from 'node:fs'
import { listCatalogue, type CatalogueEntry } from '#games/catalogue/index.ts'
import { designFromCatalogue, type Wish } from './design-from-catalogue.ts'
import { solveDesign } from './solve-design.ts'
import { writeDefinition } from './write-definition.ts'

type Solved = { key: string; engine: string; def: { lines: number[][]; pays: number[][] } }
type Proposal = { key: string; rtpTarget: number; volatility: Wish['volatility'] }

const [solvedFile = '', catalogueFile = '', ...keys] = process.argv.slice(2)
const solved = readFileSync(solvedFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Solved)
const proposals = JSON.parse(readFileSync(catalogueFile, 'utf8')) as Proposal[]

// Small windows with few lines are computed fastest: they come first.
const cost = ({ features, reels, rows, lines }: CatalogueEntry): number =>
  (reels ?? 0) * Number(rows) * (lines ?? 1) ** 0.5 * (features.includes('mystery-symbol') ? 12 : 1)

for (const game of listCatalogue().toSorted((a, b) => cost(a) - cost(b))) {
  if (game.engine !== 'lines' || (keys.length > 0 ? !keys.includes(game.key) : game.isPlayable)) continue
  const layout = solved.find(({ key }) => key === game.key)
  const proposal = proposals.find(({ key }) => key === game.key)
  if (!layout || !proposal) continue
  const { isPlayable: _playable, ...entry } = game
  const began = performance.now()
  try {
    const design = designFromCatalogue({
      game: entry,
      lines: layout.def.lines,
      targetRtp: proposal.rtpTarget,
      payingSymbols: layout.def.pays.filter((pays, symbol) => symbol === 0 || pays.some((pay) => pay > 0)).length,
      volatility: proposal.volatility,
    })
    if (!design) {
      console.log(`${game.key}: no design found for ${proposal.volatility} (${game.features.join(', ')})`)
      continue
    }
    const definition = solveDesign(design)
    const { rtp, hitFrequency, standardDeviation, volatility, featureOneIn } = definition.declared
    const away = Number(rtp) - proposal.rtpTarget
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const figures = `${rtp} % (${away.toFixed(4)}), hit ${hitFrequency} %, deviation ${standardDeviation} ${volatility}`
    const isFit = Math.abs(away) <= 0.03 && Number(hitFrequency) >= 12
    console.log(
      `${isFit ? 'written' : 'REFUSED'} ${game.key}: ${figures}, feature 1 in ${featureOneIn ?? '-'}, ${seconds} s`,
    )
    if (isFit) writeDefinition(definition)
  } catch (problem) {
    console.log(`${game.key}: ${problem instanceof Error ? problem.message : String(problem)}`)
  }
}
