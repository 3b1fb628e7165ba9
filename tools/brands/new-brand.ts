import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { findContrastProblems, measureDistance } from '#config/contrast.ts'
import { axes, areTooAlike, type Look } from '#config/look.ts'
import { brands } from '#config/brands/index.ts'
import { findBrandNames } from '#config/find-brand-names.ts'
import { readHeroes, type Heroes } from '#config/heroes.ts'
import { isMarketKey } from '#config/market.ts'
import { markets } from '#config/markets/index.ts'
import { readLook, readTheme, type BrandMessages } from '#config/read-texts.ts'
import { targets, type Target } from '#config/targets.ts'
import { themeModes } from '#config/theme.ts'
import { drawHero, isFamily, isMotif } from '#tools/art/heroes/draw-hero.ts'
import { families } from '#tools/art/heroes/families/index.ts'
import { deriveDark, deriveLight } from './derive-palette.ts'
import { drawIcon, drawLogo } from './draw-marks.ts'
import { firstWords } from './first-words.ts'

// `npm run new:brand -- KEY MARKET "Name" [#accent]`: a brand that starts and passes its tests, with a unique look: a
// palette from the accent, and a combination of axes that no other brand has. Missing parts are drawn or copied from a
// brand of the same market, and listed at the end: they need a person.

const CONFIG = join(import.meta.dirname, '../../config')
const ACCENTS = ['#b9a3ff', '#ff9e80', '#7fe3d0', '#e6a5ff', '#c7d36f', '#ff7fd0', '#8fd0ff', '#d9b38c', '#9dff8f']
const FAR_ENOUGH = 15
const TAKEN_SHOWN = 10
/** Tests that read every brand. */
const ABOUT_BRANDS = [
  'config',
  'apps/player/src/shell/fonts.test.ts',
  'apps/player/server',
  'apps/api/compose/text-book.test.ts',
  'tools/deploy/env-example.test.ts',
  'tools/art/heroes',
  'tools/brands',
]

const [key = '', market = '', name = '', wanted, ...unknown] = process.argv.slice(2)
const problems = findProblems()
if (problems.length > 0) {
  console.error([...problems, 'npm run new:brand -- my_cz CZE "My Casino" [#b9a3ff]'].join('\n'))
  process.exit(1)
}
const marketKey = isMarketKey(market) ? market : 'CZE'
const accent = chooseAccent()
const model = chooseModel()
const heroes = composeHeroes()
const look = composeLook()
writeFolder()
enterIntoLists()
// Names the brand beside the variables that it needs. In a process of its own, which reads the lists anew.
spawnSync(process.execPath, ['tools/deploy/write-env-example.ts'], { stdio: 'inherit' })
// First creates its snapshots, by a run that fails because they are missing; then runs all tests of brands.
runTests('ignore', 'config/resolve.test.ts', '-u')
const tests = runTests('pipe', ...ABOUT_BRANDS)
if (tests.status !== 0) console.error(`${String(tests.stdout ?? '')}${String(tests.stderr ?? '')}`)
console.log(
  [
    ...(tests.status === 0 ? [] : ['Tests of brands fail, see above: mend that before anything else.']),
    `config/brands/${key} is there: ${look.header}, ${look.hero}, ${look.tile}, ${look.rows}, ${look.depth}, ${accent}.`,
    'Still for people: who operates it and its contacts (brand.ts), the name as a mark of its own (logo.svg, icon.svg),',
    'its own title and headline in messages/ (neutral ones are there) and its tone (brand.ts), its games (heroGames, recommended), and the pictures of heroes/, drawn again by',
    `npm run art:heroes -- ${key}. Start it:`,
    `APP_TARGET=${key} MARKET_LOCALE=${marketKey} npm start`,
  ].join('\n'),
)
process.exitCode = tests.status ?? 1

function runTests(stdio: 'pipe' | 'ignore', ...words: readonly string[]) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project', 'unit', ...words]
  return spawnSync(process.execPath, args, { stdio })
}

function findProblems(): string[] {
  const found: string[] = []
  if (!/^[a-z0-9]{2,20}_(cz|sk)$/.test(key)) found.push('KEY is 2 to 20 small letters and digits, then _cz or _sk.')
  if (!isMarketKey(market) || !key.endsWith(`_${market.slice(0, 1) === 'C' ? 'cz' : 'sk'}`))
    found.push('MARKET is CZE for a key with _cz and SVK for one with _sk.')
  if (name.length < 2 || name.length > 24 || /['\\<&]/.test(name)) found.push('The name has 2 to 24 plain characters.')
  if (wanted !== undefined && !/^#[0-9a-f]{6}$/.test(wanted)) found.push('The accent is written like #b9a3ff.')
  if (unknown.length > 0) found.push(`Not understood: ${unknown.join(' ')}. A name of several words is quoted.`)
  if (key !== '' && existsSync(join(CONFIG, 'brands', key))) found.push(`config/brands/${key} is there already.`)
  return found.length > 0 ? found : findTaken()
}

/** What has this name or key already. The tests of brands would say it too, but only after everything is written. */
function findTaken(): string[] {
  const twin = Object.values(brands).find(({ appName }) => appName === name)
  if (twin) return [`"${name}" is the name of ${twin.target} already.`]
  const taken = findBrandNames(join(CONFIG, '..'), [key, name])
  if (taken.length === 0) return []
  const files = taken.slice(0, TAKEN_SHOWN).map(({ file, name: found }) => `  ${file}: ${found}`)
  const rest = taken.length - files.length
  return [
    'No brand is named outside config/, and this one would be: choose another name or key, or change these files.',
    ...files,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}

/** The requested accent, or the first one that differs from all brands. */
function chooseAccent(): string {
  const isFree = (colour: string) =>
    targets.every((target) => measureDistance(readTheme(target).accent, deriveDark(colour).accent) >= FAR_ENOUGH)
  const found = (wanted ? [wanted] : ACCENTS).find(isFree)
  if (found) return found
  console.error(`No free accent: ${wanted ?? 'all known ones'} is within ΔE ${FAR_ENOUGH} of another brand's.`)
  return process.exit(1)
}

/** The brand of the market from which texts and fonts are copied: the one with the fewest languages. */
function chooseModel(): Target {
  const ofMarket = targets.filter((target) => target.endsWith(key.slice(-3)))
  const languageCount = (target: Target) =>
    (readFileSync(join(CONFIG, 'brands', target, 'brand.ts'), 'utf8').match(/languages: \[(.*?)\]/)?.[1] ?? '').split(
      ',',
    ).length
  return ofMarket.toSorted((a, b) => languageCount(a) - languageCount(b))[0] ?? targets[0]
}

/**
 * Three pictures of the family that the fewest brands have, with motifs that other brands of the market show in another
 * family.
 */
function composeHeroes(): Heroes {
  const all = targets.map((target) => readHeroes(target))
  const led = new Set(targets.map((target) => readLook(target).heroGames[0]))
  const { defaultLocale } = markets[marketKey]
  const known = all
    .flatMap(({ family, pictures }) => pictures.map((picture) => ({ ...picture, family })))
    .filter(({ game, texts }) => !led.has(game) && texts[defaultLocale] !== undefined)
  const count = (family: string) => all.filter((one) => one.family === family).length
  const [family = 'rays'] = Object.keys(families).toSorted((a, b) => count(a) - count(b))
  const free = known
    .filter((one) => one.family !== family)
    .filter(({ game }, place, list) => place === list.findIndex((one) => one.game === game))
  // From three brands, if there are as many: a mixture of its own.
  const spread = free.toSorted((a, b) => turnOf(free, a) - turnOf(free, b)).slice(0, 3)
  const pictures = spread.map(({ game, motif, texts }) => ({
    game,
    motif,
    texts: { [defaultLocale]: texts[defaultLocale] ?? '' },
  }))
  return { family, pictures }
}

/** The number of pictures of the same family before it. */
function turnOf<Picture extends { readonly family: string }>(list: readonly Picture[], picture: Picture): number {
  return list.slice(0, list.indexOf(picture)).filter(({ family }) => family === picture.family).length
}

/** Values on the visible axes with the fewest similar brands, and the palette of the accent. */
function composeLook(): Look {
  const others = targets.map((target) => readLook(target))
  const base = structuredClone(readLook(model)) as Look
  const dark = deriveDark(accent)
  const palette = { dark, light: deriveLight(dark) }
  const candidates = axes.header.flatMap((header) =>
    axes.hero.flatMap((hero) =>
      axes.tile.flatMap((tile) =>
        axes.rows.flatMap((rows) =>
          axes.depth.map((depth): Look => ({ ...base, palette, header, hero, tile, rows, depth, radiusPx: 10 })),
        ),
      ),
    ),
  )
  const sumOfSame = (one: Look) =>
    others.filter(
      ({ header, hero, tile }) =>
        [header === one.header, hero === one.hero, tile === one.tile].filter(Boolean).length > 1,
    ).length
  const [best] = candidates
    .filter((one) => others.every((other) => !areTooAlike(one, other)))
    .toSorted((a, b) => sumOfSame(a) - sumOfSame(b))
  const unread = themeModes.flatMap((mode) => findContrastProblems(palette[mode], key, mode))
  if (!best || unread.length > 0) {
    console.error(unread.length > 0 ? unread.join('\n') : 'Every look is taken: two brands would be too alike.')
    return process.exit(1)
  }
  const led = new Set(others.map(({ heroGames }) => heroGames[0]))
  const games = [...best.recommended].filter((game) => !led.has(game))
  const pictured = heroes.pictures.map(({ game }) => game)
  const heroGames = [...new Set([...pictured, ...games, ...best.heroGames])].slice(0, 5)
  return { ...best, heroGames }
}

function writeFolder(): void {
  const folder = join(CONFIG, 'brands', key)
  mkdirSync(folder)
  const { defaultLocale } = markets[marketKey]
  const text = [
    `import { brandOf } from '../../brand-profile.ts'`,
    '',
    'export const brand = brandOf({',
    `  target: '${key}',`,
    `  market: '${marketKey}',`,
    `  appName: '${name}',`,
    `  languages: ['${defaultLocale}'],`,
    `  defaultLanguage: '${defaultLocale}',`,
    '  payment: { initialAmount: null },',
    '})',
    '',
  ]
  writeFileSync(join(folder, 'brand.ts'), text.join('\n'))
  writeFileSync(join(folder, 'look.json'), `${JSON.stringify(look, null, 2)}\n`)
  writeFileSync(join(folder, 'logo.svg'), drawLogo(name, look.palette.dark))
  writeFileSync(join(folder, 'icon.svg'), drawIcon(name, look.palette.dark))
  mkdirSync(join(folder, 'heroes'))
  writeFileSync(join(folder, 'heroes', 'heroes.json'), `${JSON.stringify(heroes, null, 2)}\n`)
  for (const { game, motif } of heroes.pictures)
    if (isFamily(heroes.family) && isMotif(motif))
      writeFileSync(join(folder, 'heroes', `${game}.svg`), drawHero(look, heroes.family, motif))
  const from = join(CONFIG, 'brands', model, 'messages', `${defaultLocale}.json`)
  const modelName = /appName: '(.*)'/.exec(readFileSync(join(CONFIG, 'brands', model, 'brand.ts'), 'utf8'))?.[1] ?? ''
  mkdirSync(join(folder, 'messages'))
  // The footer is of the market; title and headline of the model are about the model's games.
  const footer = JSON.parse(readFileSync(from, 'utf8').replaceAll(modelName, name)) as BrandMessages
  const messages = { ...footer, ...firstWords[marketKey](name) }
  writeFileSync(join(folder, 'messages', `${defaultLocale}.json`), `${JSON.stringify(messages, null, 2)}\n`)
}

/** The two lists of all brands. */
function enterIntoLists(): void {
  const lists = join(CONFIG, 'targets.ts')
  writeFileSync(lists, readFileSync(lists, 'utf8').replace(/\n\] as const/, `\n  '${key}',\n] as const`))
  const index = join(CONFIG, 'brands', 'index.ts')
  const word = `n${key.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`
  const text = readFileSync(index, 'utf8')
    .replace('\nexport const brands', `import { brand as ${word} } from './${key}/brand.ts'\n\nexport const brands`)
    .replace(/\n\}\n$/, `\n  ${/^\d/.test(key) ? `'${key}'` : key}: ${word},\n}\n`)
  writeFileSync(index, text)
}
