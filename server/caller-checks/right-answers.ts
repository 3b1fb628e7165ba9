import { dayOf } from '#contract/states/calendar.ts'
import type { CallerQuestion } from '#contract/play-v1/staff-callers.ts'
import { readIdentifiersOf } from '#server/documents/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findLastDeposit } from '#server/payments/index.ts'
import { readAddresses, type Player } from '#server/players/index.ts'
import type { CallerCheckNeeds } from './needs.ts'
import { endOf } from './read-answer.ts'

const MONTH_LENGTH = 7

/** What is right, by question; a question to which nothing is known is left out. Never leaves this room. */
export async function readRightAnswers(
  { target, cipher, timeZone }: Pick<CallerCheckNeeds, 'target' | 'cipher' | 'timeZone'>,
  db: Querier,
  player: Player,
): Promise<ReadonlyMap<CallerQuestion, readonly string[]>> {
  const addresses = await readAddresses(db, player.id)
  const deposit = await findLastDeposit(db, player.id)
  const { accounts, documents } = await readIdentifiersOf({ db, target, cipher }, player.id)
  const postcodes = addresses.map(({ postCode }) => postCode.replaceAll(/\s/g, '').toUpperCase())
  const right: Readonly<Record<CallerQuestion, readonly (string | null | undefined)[]>> = {
    'birth-date': [player.birthDate],
    email: [player.email.toLowerCase()],
    phone: [player.phone],
    postcode: postcodes,
    'document-end': documents.map(endOf),
    'registered-month': [dayOf(timeZone, player.registeredAt).slice(0, MONTH_LENGTH)],
    'last-deposit': [deposit && String(deposit.amountMinor)],
    'account-end': accounts.map(endOf),
  }
  const known = Object.entries(right).map(([question, answers]) => [question, answers.filter(isThere)] as const)
  return new Map(known.filter(([, answers]) => answers.length > 0)) as Map<CallerQuestion, readonly string[]>
}

const isThere = (answer: string | null | undefined): answer is string => Boolean(answer)
