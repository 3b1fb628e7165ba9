import { readSignedAmount } from '../../shell/read-signed-amount.ts'

/** The fields of a new pool as typed. */
export const emptyPoolForm = { name: '', seed: '', share: '0,5', odds: '' }
export type PoolForm = typeof emptyPoolForm

/** Odds are drawn from 32-bit numbers. */
const ODDS_MAX = 4_294_967_296

/** Parses the rules of a new pool; undefined if a field is outside the bounds of the contract. */
export function readPoolForm({ name, seed, share, odds }: PoolForm, gameKeys: readonly string[]) {
  const seedMinor = readSignedAmount(seed, false)
  const oneInMinor = readSignedAmount(odds, false)
  const contributionPpm = readShare(share)
  if (name.trim().length < 3 || seedMinor === undefined || oneInMinor === undefined || oneInMinor > ODDS_MAX)
    return undefined
  if (contributionPpm === undefined || gameKeys.length === 0) return undefined
  return { name: name.trim(), seedMinor, oneInMinor, contributionPpm, gameKeys: [...gameKeys] }
}

/** Parses per cent with up to four decimals to millionths: `0,5` is 5000. */
function readShare(written: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,4}))?$/.exec(written.trim()) ?? []
  const ppm = whole === undefined ? 0 : Number(whole + decimals.padEnd(4, '0'))
  return ppm > 0 ? ppm : undefined
}
