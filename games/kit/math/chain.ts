/** Draws of several steps, first to last. Linked, because long chains share their ends. */
export type Draws = { readonly here: readonly number[]; readonly next: Draws | undefined }

/**
 * One case of a step of a round (a spin, a fall, a feature): how often it comes and what it pays in coins. `sum` and
 * `sumOfSquares` are over its `count` equally likely ways; `losing` of them pay nothing.
 */
export type StepClass = {
  readonly count: bigint
  readonly losing: bigint
  readonly sum: bigint
  readonly sumOfSquares: bigint
  readonly max: number
  /** Draws of one way that pays `max`. */
  readonly maxDraws: readonly number[]
}
export type StepTable<Class extends StepClass = StepClass> = {
  readonly total: bigint
  readonly classes: readonly Class[]
}

/**
 * What a chain of further steps is worth, in coins: `sum`, `sumOfSquares` and `losing` are over `scale` equally likely
 * continuations.
 */
export type ChainValue = {
  readonly scale: bigint
  readonly sum: bigint
  readonly sumOfSquares: bigint
  readonly losing: bigint
  readonly max: number
  readonly maxDraws: Draws | undefined
}

export const NOTHING_MORE: ChainValue = {
  scale: 1n,
  sum: 0n,
  sumOfSquares: 0n,
  losing: 1n,
  max: 0,
  maxDraws: undefined,
}

/** The same value counted over `factor` times as many continuations. */
export function rescale(value: ChainValue, factor: bigint): ChainValue {
  return {
    scale: value.scale * factor,
    sum: value.sum * factor,
    sumOfSquares: value.sumOfSquares * factor,
    losing: value.losing * factor,
    max: value.max,
    maxDraws: value.maxDraws,
  }
}

/**
 * One step followed by what it leads to. All continuations must share one scale, so that the whole stays in whole
 * numbers: (X + Y)² gives X² + 2XY + Y², and a chain loses only when each part loses.
 */
export function followStep<Class extends StepClass>(
  { total, classes }: StepTable<Class>,
  multiplier: number,
  continuation: (stepClass: Class) => ChainValue,
): ChainValue {
  const times = BigInt(multiplier)
  let [sum, sumOfSquares, losing, max] = [0n, 0n, 0n, -1]
  let maxDraws: Draws | undefined
  let scale: bigint | undefined
  for (const stepClass of classes) {
    const more = continuation(stepClass)
    scale ??= more.scale
    if (scale !== more.scale) throw new Error('Continuations of one step are counted on one scale.')
    const ownSum = stepClass.sum * times
    sum += ownSum * scale + stepClass.count * more.sum
    sumOfSquares +=
      stepClass.sumOfSquares * times * times * scale + 2n * ownSum * more.sum + stepClass.count * more.sumOfSquares
    losing += stepClass.losing * more.losing
    if (stepClass.max * multiplier + more.max > max) {
      max = stepClass.max * multiplier + more.max
      maxDraws = { here: stepClass.maxDraws, next: more.maxDraws }
    }
  }
  return { scale: total * (scale ?? 1n), sum, sumOfSquares, losing, max, maxDraws }
}

/** The values on their least common scale. */
export function onOneScale(values: readonly ChainValue[]): ChainValue[] {
  const scale = values.reduce((common, value) => leastCommonMultiple(common, value.scale), 1n)
  return values.map((value) => (value.scale === scale ? value : rescale(value, scale / value.scale)))
}

/** One of several values, drawn by weight with `below(sum of weights)`; `prefix(i)` are the draws that choose it. */
export function mixValues(
  weights: readonly number[],
  values: readonly ChainValue[],
  prefix: (index: number) => readonly number[],
): ChainValue {
  const scaled = onOneScale(values)
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  let [sum, sumOfSquares, losing, max] = [0n, 0n, 0n, -1]
  let maxDraws: Draws | undefined
  scaled.forEach((value, index) => {
    const weight = BigInt(weights[index] ?? 0)
    if (weight === 0n) return
    sum += weight * value.sum
    sumOfSquares += weight * value.sumOfSquares
    losing += weight * value.losing
    if (value.max > max) {
      max = value.max
      maxDraws = { here: prefix(index), next: value.maxDraws }
    }
  })
  return { scale: total * (scaled[0]?.scale ?? 1n), sum, sumOfSquares, losing, max, maxDraws }
}

/**
 * Free spins from an award on, by spins left and spins awarded so far, back from the last one that can be awarded.
 * `awardOf` says what a spin adds; what would pass `maxSpins` is not awarded.
 */
export function freeSpinsValue<Class extends StepClass>(
  table: StepTable<Class>,
  { multiplier, maxSpins }: { readonly multiplier: number; readonly maxSpins: number },
  awardOf: (stepClass: Class) => number,
): (award: number) => ChainValue {
  const powers = [1n]
  for (let spins = 1; spins <= maxSpins; spins += 1) powers.push((powers.at(-1) as bigint) * table.total)
  const known = new Map<string, ChainValue>()
  // A state is counted over total^(left + spins still awardable) continuations, so states that follow share a scale.
  const valueAt = (left: number, awarded: number): ChainValue => {
    const name = `${left}/${awarded}`
    let value = known.get(name)
    if (value) return value
    const room = maxSpins - awarded
    value =
      left === 0
        ? rescale(NOTHING_MORE, powers[room] as bigint)
        : followStep(table, multiplier, (stepClass) => {
            const granted = Math.min(awardOf(stepClass), room)
            return valueAt(left - 1 + granted, awarded + granted)
          })
    known.set(name, value)
    return value
  }
  return (award) => {
    const granted = Math.min(award, maxSpins)
    return valueAt(granted, granted)
  }
}

/** All draws of a chain in one list. */
export function listDraws(draws: Draws | undefined): number[] {
  const list: number[] = []
  for (let at = draws; at; at = at.next) list.push(...at.here)
  return list
}

export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return (a / x) * b
}
