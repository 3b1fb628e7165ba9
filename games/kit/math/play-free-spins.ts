type Spin = { readonly awardedFreeSpins: number }

/**
 * Adds free spins to a round as long as spins award them; an award is cut at `maxSpins` in total. `spins` holds the
 * paid spin.
 */
export function playFreeSpins<S extends Spin>(spins: S[], maxSpins: number, spinFree: () => S): void {
  let awarded = 0
  let left = 0
  const take = (spin: S): S => {
    const granted = Math.min(spin.awardedFreeSpins, maxSpins - awarded)
    awarded += granted
    left += granted
    return granted === spin.awardedFreeSpins ? spin : { ...spin, awardedFreeSpins: granted }
  }
  spins[0] = take(spins[0] as S)
  while (left > 0) {
    left -= 1
    spins.push(take(spinFree()))
  }
}
