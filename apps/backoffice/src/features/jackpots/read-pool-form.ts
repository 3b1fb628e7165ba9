import { readSignedAmount } from '../../shell/read-signed-amount.ts'

/** The form of a new pool as it was written. */
export const emptyPoolForm = { name: '', seed: '', share: '0,5', odds: '' }
export type PoolForm = typeof emptyPoolForm

/** Odds are drawn from numbers of 32 bits. */
const ODDS_MAX = 4_294_967_296

/** Rules of a new pool, or nothing when something written is not within the bounds of the contract. */
export function readPoolForm({ name, seed, share, odds }: PoolForm, gameKeys: readonly string[]) {
  const seedMinor = readSignedAmount(seed, false)
  const oneInMinor = readSignedAmount(odds, false)
  const contributionPpm = readShare(share)
  if (name.trim().length < 3 || seedMinor === undefined || oneInMinor === undefined || oneInMinor > ODDS_MAX)
    return undefined
  if (contributionPpm === undefined || gameKeys.length === 0) return undefined
  return { name: name.trim(), seedMinor, oneInMinor, contributionPpm, gameKeys: [...gameKeys] }
}

/** Per cent with up to four decimals as whole parts of a million: `0,5` is 5000. */
function readShare(written: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,4}))?$/.exec(written.trim()) ?? []
  const ppm = whole === undefined ? 0 : Number(whole + decimals.padEnd(4, '0'))
  return ppm > 0 ? ppm : undefined
}
