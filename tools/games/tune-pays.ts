import { exactReturn, type LinesDefinition } from '#games/engines/lines/math/index.ts'

/** Distance between neighbouring round numbers of this size. */
function stepAt(pay: number): number {
  if (pay < 40) return 1
  if (pay < 200) return 5
  if (pay < 500) return 10
  if (pay < 2000) return 50
  return pay < 10_000 ? 100 : 500
}

const roundPay = (pay: number): number => Math.max(1, Math.round(pay / stepAt(pay)) * stepAt(pay))

/** Pays in coins by symbol and count. */
export type Pays = number[][]

/** Paying symbols from the best to the lowest, compared by the longest run that both have. */
export function rankingOf(pays: Pays): number[] {
  const better = (a: readonly number[], b: readonly number[]): number => {
    const last = Math.min(a.length, b.length) - 1
    return (b[last] ?? 0) - (a[last] ?? 0)
  }
  return pays
    .map((_, symbol) => symbol)
    .filter((symbol) => (pays[symbol]?.at(-1) ?? 0) > 0)
    .toSorted((a, b) => better(pays[a] ?? [], pays[b] ?? []))
}

/** Keeps the order of symbols: each pays more than the next for the same count. */
function keepApart(pays: Pays, ranking: readonly number[]): void {
  for (let place = ranking.length - 2; place >= 0; place -= 1) {
    const better = pays[ranking[place] as number] as number[]
    const worse = pays[ranking[place + 1] as number] as number[]
    for (let count = 0; count < better.length; count += 1) {
      const pay = better[count] as number
      const below = worse[count] as number
      if (pay > 0 && pay <= below) better[count] = below + stepAt(below)
    }
  }
  for (const row of pays) {
    for (let count = 1; count < row.length; count += 1) {
      const before = row[count - 1] as number
      if ((row[count] as number) > 0 && (row[count] as number) <= before) row[count] = before + stepAt(before)
    }
  }
}

const isApart = (pays: Pays, ranking: readonly number[]): boolean => {
  const kept = pays.map((row) => [...row])
  keepApart(kept, ranking)
  return kept.every((row, symbol) => row.every((pay, count) => pay === pays[symbol]?.[count]))
}

/** Pays times `scale`, rounded, with no two neighbours equal. Zeros remain zeros. */
function scaleRows(wanted: Pays, ranking: readonly number[], scale: number): Pays {
  const pays = wanted.map((row) => row.map((pay) => (pay > 0 ? roundPay(pay * scale) : 0)))
  keepApart(pays, ranking)
  return pays
}

type Slope = { readonly symbol: number; readonly count: number; readonly slope: number }

/**
 * The change of the return by one coin on an entry. The return is linear as long as the order of pays does not change.
 */
function slopesOf(pays: Pays, returnOf: (pays: Pays) => number): Slope[] {
  const reached = returnOf(pays)
  const entries = pays.flatMap((row, symbol) => row.flatMap((pay, count) => (pay >= 8 ? [{ symbol, count, pay }] : [])))
  const every = Math.max(1, Math.floor(entries.length / 14))
  return entries
    .filter((_, index) => index % every === 0)
    .map(({ symbol, count, pay }) => {
      const moved = pays.map((row) => [...row])
      ;(moved[symbol] as number[])[count] = pay + stepAt(pay)
      return { symbol, count, slope: (returnOf(moved) - reached) / stepAt(pay) }
    })
}

/** The change of one entry or two that brings the return nearest to the target; undefined if none helps. */
function bestMove(pays: Pays, slopes: readonly Slope[], ranking: readonly number[], missing: number): Pays | undefined {
  let best: { pays: Pays; away: number } = { pays, away: Math.abs(missing) }
  const attempt = (moves: readonly (Slope & { by: number })[]): void => {
    const moved = pays.map((row) => [...row])
    let left = missing
    for (const { symbol, count, slope, by } of moves) {
      const row = moved[symbol] as number[]
      const change = by * stepAt(row[count] as number)
      row[count] = (row[count] as number) + change
      if ((row[count] as number) < 1) return
      left -= slope * change
    }
    if (Math.abs(left) < best.away && isApart(moved, ranking)) best = { pays: moved, away: Math.abs(left) }
  }
  for (const one of slopes) {
    for (const by of [-3, -2, -1, 1, 2, 3]) {
      attempt([{ ...one, by }])
      for (const other of slopes) {
        if (other !== one)
          for (const otherBy of [-2, -1, 1, 2])
            attempt([
              { ...one, by },
              { ...other, by: otherBy },
            ])
      }
    }
  }
  return best.pays === pays ? undefined : best.pays
}

/**
 * Scales the requested pays to the target return (per cent) and rounds them, then changes single pays by round steps
 * while that brings the return nearer. Only `returnOf` decides; the requested pays give the character.
 */
export function tuneRows(
  wanted: Pays,
  ranking: readonly number[],
  targetRtp: number,
  returnOf: (pays: Pays) => number,
): Pays {
  let scale = 1
  let pays = scaleRows(wanted, ranking, scale)
  for (let turn = 0; turn < 12; turn += 1) {
    scale *= targetRtp / returnOf(pays)
    pays = scaleRows(wanted, ranking, scale)
  }
  let reached = returnOf(pays)
  const slopes = slopesOf(pays, returnOf)
  for (let turn = 0; turn < 40 && Math.abs(reached - targetRtp) > 0.002; turn += 1) {
    const moved = bestMove(pays, slopes, ranking, targetRtp - reached)
    if (!moved) break
    pays = moved
    reached = returnOf(pays)
  }
  return pays
}

const withPays = (definition: LinesDefinition, pays: Pays): LinesDefinition => ({
  ...definition,
  symbols: definition.symbols.map((symbol, index) => ({ ...symbol, pays: pays[index] as number[] })),
})

const paysOf = ({ symbols }: LinesDefinition): Pays => symbols.map(({ pays }) => pays)

/** A lines game tuned by its exact return. */
export function tunePays(wanted: LinesDefinition, ranking: readonly number[], targetRtp: number): LinesDefinition {
  const returnOf = (pays: Pays): number => Number(exactReturn(withPays(wanted, pays)).rtp)
  return withPays(wanted, tuneRows(paysOf(wanted), ranking, targetRtp, returnOf))
}
