/**
 * Tunes a game to a target and writes its definition.
 *
 *   npm run games:solve -- <Key> [--rtp 95.5] [--volatility low|medium-low|medium|medium-high|high]
 *     [--max-win 10000] [--stacks 600] [--dry]
 *
 * A game with a design (tools/games/designs) is created anew from it; every other reel game keeps its strips and
 * features, and its pays are tuned: to the declared return unless --rtp is given, and bent towards the requested
 * volatility, or the pays of its best symbols reduced until no win is above --max-win stakes. In a game of ways, stacks
 * are split first until no symbol alone wins more than --stacks stakes in one spin.
 */
import { loadMathematics } from '#games/catalogue/index.ts'
import { dullness } from '#games/catalogue/dullness.ts'
import { isBetDefinition, type ReelDefinition } from '#games/engines.ts'
import { designs } from './designs/index.ts'
import { solveDesign } from './solve-design.ts'
import { solveGame } from './solve-game.ts'
import { spreadStacks } from './spread-stacks.ts'
import { writeDefinition } from './write-definition.ts'

// A standard deviation well inside each class.
const DEVIATIONS: Readonly<Record<string, number>> = {
  low: 3,
  'medium-low': 5,
  medium: 7.3,
  'medium-high': 11,
  high: 16,
}

function valueOf(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}

function solve(key: string, rtp: string | undefined, volatility: string | undefined) {
  const design = designs.find((it) => it.key === key)
  if (design && volatility === undefined) {
    const targetRtp = rtp === undefined ? design.targetRtp : Number(rtp)
    return { definition: solveDesign({ ...design, targetRtp }) as ReelDefinition, targetRtp }
  }
  const definition = loadMathematics(key)?.definition
  if (!definition) throw new Error(`${key} has neither a definition nor a design.`)
  if (isBetDefinition(definition)) throw new Error(`${key} has closed forms: its parameters say its return.`)
  // Rounded to two decimals: the requested return when it was declared, not the reached one.
  const targetRtp = rtp === undefined ? Math.round(100 * Number(definition.declared.rtp)) / 100 : Number(rtp)
  const deviation = volatility === undefined ? undefined : DEVIATIONS[volatility]
  if (volatility !== undefined && deviation === undefined) throw new Error(`There is no volatility ${volatility}.`)
  const maxWin = valueOf('max-win')
  const input = { ...(deviation === undefined ? {} : { deviation }), ...(maxWin ? { maxWinX: Number(maxWin) } : {}) }
  const stacks = valueOf('stacks')
  if (stacks && definition.engine !== 'ways') throw new Error(`${key} is no game of ways.`)
  const start =
    stacks && definition.engine === 'ways' ? spreadStacks(definition, Number(stacks) * definition.coins) : definition
  return { ...solveGame(start, { targetRtp, ...input }), targetRtp }
}

const options = ['--rtp', '--volatility', '--max-win', '--stacks']
const keys = process.argv
  .slice(2)
  .filter((argument, at, all) => !argument.startsWith('--') && !options.includes(all[at - 1] ?? ''))
if (keys.length === 0)
  throw new Error(
    'Usage: npm run games:solve -- <Key> [--rtp 95.5] [--volatility medium] [--max-win 10000] [--stacks 600] [--dry]',
  )
for (const key of keys) {
  const { definition, targetRtp } = solve(key, valueOf('rtp'), valueOf('volatility'))
  console.log(key, definition.declared)
  for (const { id, pays } of definition.symbols) console.log(`  ${id.padEnd(14)}`, pays.join('\t'))
  const { rtp } = definition.declared
  const isMissed = Math.abs(Number(rtp) - targetRtp) > 0.03
  const problems = [...dullness(definition), ...(isMissed ? [`returns ${rtp} %, not ${targetRtp} %.`] : [])]
  for (const problem of problems) console.error(`${key} ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  else if (!process.argv.includes('--dry')) writeDefinition(definition)
}
