/**
 * Writes games/catalogue/<Key>/game.json for every game of a catalogue proposal.
 *
 *   node tools/games/make-catalogue.ts <catalogue.json>
 *
 * A proposal's own figures are never copied: the declared return and the volatility of a game come from its definition
 * and are filled in by tune-lines.ts. Until a game has one, its return is null.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readLinesDefinition } from '#games/engines/lines/math/check-definition.ts'
import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'

type Proposal = Omit<CatalogueGame, 'declaredRtp'> & Record<string, unknown>

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Usage: node tools/games/make-catalogue.ts <catalogue.json>')
const folder = new URL('../../games/catalogue/', import.meta.url)
const proposals = JSON.parse(readFileSync(source, 'utf8')) as Proposal[]

for (const proposal of proposals) {
  const definitionFile = new URL(`${proposal.key}/definition.json`, folder)
  const declared = existsSync(definitionFile)
    ? readLinesDefinition(JSON.parse(readFileSync(definitionFile, 'utf8'))).declared
    : undefined
  const game: CatalogueGame = {
    key: proposal.key,
    name: proposal.name,
    engine: proposal.engine,
    kind: proposal.kind,
    categories: proposal.categories,
    genre: proposal.genre ?? null,
    reels: proposal.reels ?? null,
    reelsTag: proposal.reelsTag ?? null,
    rows: proposal.rows ?? null,
    lines: proposal.lines ?? null,
    volatility: declared?.volatility ?? proposal.volatility,
    declaredRtp: declared?.rtp ?? null,
    features: proposal.features,
    tags: proposal.tags,
    badges: proposal.badges,
    start: proposal.start,
    sort: proposal.sort,
  }
  mkdirSync(new URL(`${proposal.key}/`, folder), { recursive: true })
  writeFileSync(new URL(`${proposal.key}/game.json`, folder), `${JSON.stringify(game, null, 2)}\n`)
}
console.log(`${proposals.length} games written`)
