const FIRST_DAY = Date.UTC(1960, 0, 1)
const DAYS = 14_000
const SERIALS = 999
const DAY_MS = 86_400_000
const TENTH_MS = 100

let used = 0

/**
 * Day of birth and birth number of a woman: another one for each tenth of a second of sixteen days, and never one twice in
 * a run. Numbers whose first nine digits leave ten were not given out after 1985 and are left aside.
 */
export function newBirth(): { readonly birthDate: string; readonly birthNumber: string } {
  used = Math.max(used + 1, Math.floor(Date.now() / TENTH_MS))
  const place = used % (DAYS * SERIALS)
  const birthDate = new Date(FIRST_DAY + Math.floor(place / SERIALS) * DAY_MS).toISOString().slice(0, 10)
  const [year = '', month = '', day = ''] = birthDate.split('-')
  const serial = String((place % SERIALS) + 1).padStart(3, '0')
  const nine = `${year.slice(2)}${Number(month) + 50}${day}${serial}`
  const rest = Number(nine) % 11
  return rest === 10 ? newBirth() : { birthDate, birthNumber: `${nine}${rest}` }
}

/** A house number that nobody else of this run lives at. */
export function newHouseNumber(): string {
  used = Math.max(used + 1, Math.floor(Date.now() / TENTH_MS))
  return String((used % 99_000) + 100)
}
