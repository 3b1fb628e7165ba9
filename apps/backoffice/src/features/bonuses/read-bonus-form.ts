import { readSignedAmount } from '../../shell/read-signed-amount.ts'

/** The fields of a new bonus as typed. */
export const emptyBonusForm = { name: '', amount: '', times: '10', stakeMax: '', accept: '7', play: '30' }
export type BonusForm = typeof emptyBonusForm

/** Parses a new bonus; undefined if a field is outside the bounds of the contract. */
export function readBonusForm({ name, amount, times, stakeMax, accept, play }: BonusForm) {
  const amountMinor = readSignedAmount(amount, false)
  const stakeMaxMinor = stakeMax.trim() === '' ? null : readSignedAmount(stakeMax, false)
  const wageringTimes = readWhole(times, 50)
  const daysToAccept = readWhole(accept, 90)
  const daysToPlay = readWhole(play, 90)
  if (name.trim().length < 3 || amountMinor === undefined || stakeMaxMinor === undefined) return undefined
  if (wageringTimes === undefined || daysToAccept === undefined || daysToPlay === undefined) return undefined
  return { name: name.trim(), amountMinor, wageringTimes, stakeMaxMinor, daysToAccept, daysToPlay }
}

function readWhole(written: string, max: number): number | undefined {
  const value = /^\d{1,3}$/.test(written.trim()) ? Number(written) : 0
  return value >= 1 && value <= max ? value : undefined
}
