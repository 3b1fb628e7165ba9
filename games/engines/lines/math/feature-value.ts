import type { SpinClass, SpinTable } from './spin-table.ts'

/** The spins of a round that wins most, first to last. */
export type MaxPath = { readonly spin: SpinClass; readonly next: MaxPath | undefined }

/**
 * What a chain of further spins is worth, in coins: `sum`, `sumOfSquares` and `losing` are over `scale` equally
 * likely continuations.
 */
export type ChainValue = {
  readonly scale: bigint
  readonly sum: bigint
  readonly sumOfSquares: bigint
  readonly losing: bigint
  readonly max: number
  readonly maxPath: MaxPath | undefined
}

export const NOTHING_MORE: ChainValue = { scale: 1n, sum: 0n, sumOfSquares: 0n, losing: 1n, max: 0, maxPath: undefined }

/**
 * One spin followed by what it leads to. All continuations must share one scale, so that the whole stays in whole
 * numbers: (X + Y)² gives X² + 2XY + Y², and a chain loses only when each part loses.
 */
export function followSpin(
  { total, classes }: SpinTable,
  multiplier: number,
  continuation: (spinClass: SpinTable['classes'][number]) => ChainValue,
): ChainValue {
  const times = BigInt(multiplier)
  let [sum, sumOfSquares, losing, max] = [0n, 0n, 0n, -1]
  let maxPath: MaxPath | undefined
  let scale: bigint | undefined
  for (const spinClass of classes) {
    const more = continuation(spinClass)
    scale ??= more.scale
    if (scale !== more.scale) throw new Error('Continuations of one spin are counted on one scale.')
    const ownSum = spinClass.sum * times
    sum += ownSum * scale + spinClass.count * more.sum
    sumOfSquares +=
      spinClass.sumOfSquares * times * times * scale + 2n * ownSum * more.sum + spinClass.count * more.sumOfSquares
    losing += spinClass.losing * more.losing
    if (spinClass.max * multiplier + more.max > max) {
      max = spinClass.max * multiplier + more.max
      maxPath = { spin: spinClass, next: more.maxPath }
    }
  }
  return { scale: total * (scale ?? 1n), sum, sumOfSquares, losing, max, maxPath }
}

/** The same value counted over `factor` times as many continuations. */
export function rescale(value: ChainValue, factor: bigint): ChainValue {
  return {
    scale: value.scale * factor,
    sum: value.sum * factor,
    sumOfSquares: value.sumOfSquares * factor,
    losing: value.losing * factor,
    max: value.max,
    maxPath: value.maxPath,
  }
}
