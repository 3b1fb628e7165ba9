const FIRST_DAY = Date.UTC(1960, 0, 1)
const DAYS = 14_000
const SERIALS = 999
const DAY_MS = 86_400_000
const TENTH_MS = 100

let used = 0

/**
 * Day of birth and birth number of a woman, unique for each tenth of a second within sixteen days. Numbers whose first
 * nine digits have remainder ten were not assigned after 1985 and are skipped.
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

/** A house number unique in this run. */
export function newHouseNumber(): string {
  used = Math.max(used + 1, Math.floor(Date.now() / TENTH_MS))
  return String((used % 99_000) + 100)
}
