/**
 * Writes games/catalogue/<Key>/game.json for every game of a catalogue proposal.
 *
 *   node tools/games/make-catalogue.ts <catalogue.json>
 *
 * A proposal's own figures are never copied: the declared return and the volatility of a game come from its definition
 * and are filled in by write-definition.ts. Until a game has one, its return is null.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readDefinition } from '#games/engines.ts'
import type { CatalogueGame } from '#games/catalogue/catalogue-game.ts'

type Proposal = Omit<CatalogueGame, 'declaredRtp'> & Record<string, unknown>

// Names that a proposal writes otherwise.
const ENGINES: Readonly<Record<string, CatalogueGame['engine']>> = {
  hold: 'hold-and-win',
  videopoker: 'video-poker',
  twentyone: 'twenty-one',
}

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Usage: node tools/games/make-catalogue.ts <catalogue.json>')
const folder = new URL('../../games/catalogue/', import.meta.url)
const proposals = JSON.parse(readFileSync(source, 'utf8')) as Proposal[]

for (const proposal of proposals) {
  const definitionFile = new URL(`${proposal.key}/definition.json`, folder)
  const definition = existsSync(definitionFile)
    ? readDefinition(JSON.parse(readFileSync(definitionFile, 'utf8')))
    : undefined
  const game: CatalogueGame = {
    key: proposal.key,
    name: proposal.name,
    engine: definition?.engine ?? ENGINES[proposal.engine] ?? proposal.engine,
    kind: proposal.kind,
    categories: proposal.categories,
    genre: proposal.genre ?? null,
    reels: proposal.reels ?? null,
    reelsTag: proposal.reelsTag ?? null,
    rows: proposal.rows ?? null,
    lines: proposal.lines ?? null,
    volatility: definition?.declared.volatility ?? proposal.volatility,
    declaredRtp: definition?.declared.rtp ?? null,
    // What no engine does is not promised.
    features: proposal.features.filter((feature) => feature !== 'feature-buy'),
    tags: proposal.tags,
    badges: proposal.badges,
    start: proposal.start,
    sort: proposal.sort,
  }
  mkdirSync(new URL(`${proposal.key}/`, folder), { recursive: true })
  writeFileSync(new URL(`${proposal.key}/game.json`, folder), `${JSON.stringify(game, null, 2)}\n`)
}
console.log(`${proposals.length} games written`)
