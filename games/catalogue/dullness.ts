import { isBetDefinition, type AnyDefinition, type BetDefinition, type ReelDefinition } from '../engines.ts'

/** Per cent of rounds that win something. */
const LEAST_HITS = 12
/** A feature comes at least once in this many rounds. */
const RAREST_FEATURE = 350

/** Games that are meant to win seldom, and why: what is declared is the bet that wins least often. */
export const seldomByDesign: Readonly<Record<string, string>> = {
  KenoOrloj: 'ten numbers are declared; who wants to win often marks one or two',
  RychlaDvacitka: 'ten numbers are declared; who wants to win often marks one or two',
  SestZeCtyriceti: 'six of forty is a lottery: its first prize is what it is played for',
  MiniRuleta12: 'one number is declared; other bets of the table win nearly every other round',
  OrlojovaRuleta: 'one number is declared; other bets of the table win nearly every other round',
  Ruleta24: 'one number is declared; other bets of the table win nearly every other round',
  RuletaDvojnula: 'one number is declared; other bets of the table win nearly every other round',
  RuletaEvropska: 'one number is declared; other bets of the table win nearly every other round',
}

/** Two neighbours of a list that should rise. */
const isRising = (pays: readonly number[]): boolean => pays.every((pay, at) => at === 0 || pay > (pays[at - 1] ?? 0))

const paid = (pays: readonly number[]): number[] => pays.filter((pay) => pay > 0)

function reelDullness({ declared, symbols }: ReelDefinition): string[] {
  const problems: string[] = []
  const { featureOneIn } = declared
  if (Number(featureOneIn ?? 0) > RAREST_FEATURE) problems.push(`its feature comes once in ${featureOneIn} rounds.`)
  const longest = Math.max(...symbols.map(({ pays }) => pays.length))
  for (let count = 0; count < longest; count += 1) {
    const pays = paid(symbols.map((symbol) => symbol.pays[count] ?? 0))
    if (new Set(pays).size !== pays.length) problems.push(`two symbols pay alike for ${count}.`)
  }
  for (const { id, pays } of symbols) if (!isRising(paid(pays))) problems.push(`${id} pays no more for more of it.`)
  return problems
}

/** Lists of a game with bets in which each entry should pay more than the one before, by what they are called. */
function risingLists(definition: BetDefinition): readonly (readonly [string, readonly number[]])[] {
  switch (definition.engine) {
    case 'keno':
      return definition.tickets.map(({ spots, pays }) => [`${spots} numbers`, paid(pays)])
    case 'scratch':
      return [['prizes', definition.prizes.map(({ coins }) => coins)]]
    case 'steps':
      return definition.variants.map(({ id, ladder }) => [id, ladder])
    case 'treasure':
      return definition.rings.map(({ segments }, ring) => [
        `ring ${ring + 1}`,
        segments.flatMap((one) => ('pays' in one ? [one.pays] : [])),
      ])
    case 'dice':
      return [['targets', definition.targets.map(({ pays }) => pays)]]
    case 'wheel':
      return definition.bets.map(({ id, pays }) => [id, Object.values(pays)])
    case 'pegs':
      // Outwards from beside the middle: the three boxes of the middle may be one bowl.
      return definition.boards.map(({ rows, risk, pays }) => [`${rows} rows, ${risk}`, pays.slice(rows / 2 + 1)])
    // Hands of video poker keep the pays, some of them alike, by which these games are known.
    default:
      return []
  }
}

/** Why nobody would choose this game; none when it is fit. */
export function dullness(definition: AnyDefinition): string[] {
  const { key, declared } = definition
  const isSeldom = Number(declared.hitFrequency) < LEAST_HITS && !Object.hasOwn(seldomByDesign, key)
  const hits = isSeldom ? [`wins in ${declared.hitFrequency} % of rounds only.`] : []
  if (!isBetDefinition(definition)) return [...hits, ...reelDullness(definition)]
  const flat = risingLists(definition).flatMap(([name, pays]) => (isRising(pays) ? [] : [`${name} does not rise.`]))
  return [...hits, ...flat]
}
