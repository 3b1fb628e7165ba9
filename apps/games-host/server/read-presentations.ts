import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { isBetDefinition } from '#games/engines.ts'
import type { BetPresentation } from '#games/kit/protocol/bets.ts'
import { frameNames, type FrameName, type Presentation, type SheetFrame } from '#games/kit/protocol/index.ts'
import { versionOf, versionOfFile } from './content-version.ts'
import { drawSheet } from './draw-sheet.ts'

/** A game with its presentation and the picture of its drawn symbols, where it has no art. */
export type HostedGame = HostedReels | HostedBets
export type HostedReels = {
  readonly hasBets: false
  readonly presentation: Presentation
  readonly drawnSheet: string | undefined
}
export type HostedBets = {
  readonly hasBets: true
  readonly presentation: BetPresentation
  readonly drawnSheet: undefined
}

type Frame = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
type Sheet = { readonly image: string; readonly frames: Readonly<Record<string, Frame>> }

type Lent = { readonly fruit: readonly Sheet[]; readonly shared: readonly Sheet[] }

/** The game whose fruit symbols other games use. */
const LENDER = 'OvocnyKolotoc'
const FRUIT = ['fruit-candy', 'fruit-neon', 'fruit-market']
/** Cut stones of all colours, and the letters A to 10. */
const SHARED = ['stones', 'letters']

const PLAIN_COLOURS = { mid: '#17307a', key: '#ffd45e', deep: '#060b26' }

/** Every playable game of the catalogue, ready to be shown. Read once, when the process starts. */
export function readPresentations(catalogue: string, symbols: string): ReadonlyMap<string, HostedGame> {
  const isThere = (sheet: Sheet | undefined): sheet is Sheet => sheet !== undefined
  const lent: Lent = {
    fruit: [...FRUIT.map((name) => readHostSheet(symbols, name)), readSheet(catalogue, LENDER)].filter(isThere),
    shared: SHARED.map((name) => readHostSheet(symbols, name)).filter(isThere),
  }
  const games = new Map<string, HostedGame>()
  for (const entry of listCatalogue()) {
    const found = loadDefinition(entry.key)
    if (!found) continue
    const { definition, definitionHash } = found
    const stageOf = () => {
      const hasStage = existsSync(join(catalogue, entry.key, 'art', 'stage.webp'))
      const picture = hasStage
        ? addressOfArt(catalogue, entry.key, 'stage.webp')
        : addressOfBackdrop(symbols, entry.key)
      return { stage: picture ?? addressOfArt(catalogue, entry.key, 'cover.webp'), isStageCover: !hasStage }
    }
    const colours = readColours(catalogue, entry.key)
    const { key, name } = entry
    const look = { key, name, definitionHash, colours, frame: frameOfGame(key), ...stageOf() }
    if (isBetDefinition(definition)) {
      const presentation: BetPresentation = { ...look, engine: definition.engine, definition }
      games.set(key, { hasBets: true, presentation, drawnSheet: undefined })
      continue
    }
    const own = readSheet(catalogue, entry.key)
    const ids = definition.symbols.map(({ id }) => id)
    const themed = readHostSheet(symbols, entry.key)
    const sheets = own ? [own] : [...(themed ? [themed] : []), ...lentTo(entry.key, lent)]
    const missing = ids.filter((id) => !sheets.some(({ frames }) => frames[id]))
    const drawn = missing.length > 0 ? drawSheet(entry.key, missing, colours) : undefined
    const drawnSheet = drawn && {
      image: `/art/${entry.key}/drawn.svg?v=${versionOf(drawn.svg)}`,
      frames: drawn.frames,
    }
    const all = [...sheets, ...(drawnSheet ? [drawnSheet] : [])]
    const { schema: _schema, engineVersion: _version, key: _key, symbols: _symbols, ...rules } = definition
    games.set(entry.key, {
      hasBets: false,
      drawnSheet: drawn?.svg,
      presentation: {
        ...rules,
        ...look,
        symbols: definition.symbols.map(({ id, pays }) => ({ id, pays, frame: frameOf(all, id) })),
      },
    })
  }
  return games
}

function frameOf(sheets: readonly Sheet[], id: string): SheetFrame {
  for (const { image, frames } of sheets) {
    const frame = frames[id]
    if (!frame) continue
    const sheetWidth = Math.max(...Object.values(frames).map(({ x, w }) => x + w))
    const sheetHeight = Math.max(...Object.values(frames).map(({ y, h }) => y + h))
    return { image, ...frame, sheetWidth, sheetHeight }
  }
  throw new Error(`No picture shows the symbol ${id}.`)
}

function addressOfArt(catalogue: string, key: string, file: string): string {
  return `/art/${key}/${file}?v=${versionOfFile(join(catalogue, key, 'art', file))}`
}

/** The small blurred cover, if it was rendered. */
function addressOfBackdrop(symbols: string, key: string): string | undefined {
  const picture = join(symbols, `stage-${key}.webp`)
  return existsSync(picture) ? `/symbols/stage-${key}.webp?v=${versionOfFile(picture)}` : undefined
}

/** Symbols of this host, where the catalogue has no art. */
function readHostSheet(symbols: string, name: string): Sheet | undefined {
  const picture = join(symbols, `${name}.webp`)
  if (!existsSync(picture)) return undefined
  const frames = JSON.parse(readFileSync(join(symbols, `${name}.json`), 'utf8')) as Record<string, Frame>
  return { image: `/symbols/${name}.webp?v=${versionOfFile(picture)}`, frames }
}

function readSheet(catalogue: string, key: string): Sheet | undefined {
  const folder = join(catalogue, key, 'art')
  if (!existsSync(join(folder, 'symbols.json')) || !existsSync(join(folder, 'symbols.webp'))) return undefined
  const frames = JSON.parse(readFileSync(join(folder, 'symbols.json'), 'utf8')) as Record<string, Frame>
  return { image: `/art/${key}/symbols.webp?v=${versionOfFile(join(folder, 'symbols.webp'))}`, frames }
}

function readColours(catalogue: string, key: string): Presentation['colours'] {
  const path = join(catalogue, key, 'art', 'art.json')
  if (!existsSync(path)) return PLAIN_COLOURS
  const { mid, key: light, deep } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  const isColour = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '')
  return isColour(mid) && isColour(light) && isColour(deep) ? { mid, key: light, deep } : PLAIN_COLOURS
}

/** The material of the frame differs by game; derived from the key, so that it never changes. */
function frameOfGame(key: string): FrameName {
  return frameNames[numberOf(key) % frameNames.length] ?? 'gold'
}

/** There are several styles of fruit; the one of a game is derived from its key. */
function lentTo(key: string, lent: Lent): Sheet[] {
  const fruit = lent.fruit[numberOf(`${key} fruit`) % lent.fruit.length]
  return fruit ? [fruit, ...lent.shared] : [...lent.shared]
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt16BE(0)
}
