import type { ReportedOfPerson } from '#contract/shapes/risk-report.ts'
import { wallTextOf } from '#contract/states/calendar.ts'
import { readProvedDocument } from '#server/documents/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findPlayerById, readAddresses, readProfile } from '#server/players/index.ts'
import type { RiskNeeds } from '../needs.ts'
import type { ReportTexts } from './report-texts.ts'

type Needs = Pick<RiskNeeds, 'target' | 'cipher'>

/** What the law has a report say of a person: nothing else of them is read. */
export async function readReportedPerson(
  { target, cipher }: Needs,
  db: Querier,
  playerId: number,
  { asked, texts }: { readonly asked: readonly ReportedOfPerson[]; readonly texts: ReportTexts },
): Promise<readonly (readonly [name: string, value: string])[]> {
  const player = await findPlayerById(db, target, playerId)
  const profile = await readProfile(db, cipher, playerId)
  const read: Readonly<Record<ReportedOfPerson, () => Promise<string | null> | string | null>> = {
    name: () => (player ? `${player.firstName} ${player.surname}` : null),
    birthNumber: () => profile.birthNumber,
    birthDate: () => player?.birthDate ?? null,
    birthPlace: () => profile.birthPlace,
    nationality: () => profile.nationality,
    residence: async () => {
      const address = (await readAddresses(db, playerId)).find(({ kind }) => kind === 'Permanent')
      if (!address) return null
      const { street, houseNumber, postCode, town, country } = address
      return `${[street, houseNumber].join(' ').trim()}, ${postCode} ${town}, ${country}`
    },
    document: async () => {
      const document = await readProvedDocument({ db, target, cipher }, playerId)
      return document && `${texts.documentKind[document.kind]} ${document.number}, ${document.country}`
    },
  }
  const facts: [string, string][] = []
  for (const one of asked) facts.push([texts.person[one], (await read[one]()) || texts.notKnown])
  return facts
}

/** An instant in the local time of the market. */
export const wallOf = (timeZone: string, at: Date | string): string =>
  wallTextOf(timeZone, new Date(at)).replace('T', ' ').slice(0, 16)
