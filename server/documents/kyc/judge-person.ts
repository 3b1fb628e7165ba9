import type { KycProblem } from '#contract/states/kyc-states.ts'
import { ageYears, foldName } from '#server/players/index.ts'
import type { CheckedPerson } from './person.ts'

/**
 * Whether the person whom a partner checked is this player, and may play. Names are compared without accents, case and
 * order; the day of birth must be equal, and missing data is no match (providers §6.3, §7.1).
 * @param today `YYYY-MM-DD`
 */
export function judgePerson(
  checked: CheckedPerson,
  player: { readonly firstName: string; readonly surname: string; readonly birthDate: string },
  { today, minAge }: { readonly today: string; readonly minAge: number },
): KycProblem | null {
  const name = checked.name ?? [checked.firstName, checked.surname].filter(Boolean).join(' ')
  if (checked.birthDate !== player.birthDate || wordsOf(name) !== wordsOf(`${player.firstName} ${player.surname}`))
    return 'KYC_PLAYER_NOT_MATCH'
  if (checked.isDeceased === true) return 'deceased'
  if (checked.isLegallyLimited === true) return 'limited-legal-capacity'
  if (checked.isAdult === false || ageYears(checked.birthDate, today) < minAge) return 'not-adult'
  return null
}

function wordsOf(name: string): string {
  return foldName(name)
    .split(/[\s-]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}
