import type { ReplyOf } from '#contract/call.ts'
import type { getReport as call } from '#contract/play-v1/risk-reports.ts'
import { areasFor, type StandingSignal } from '#contract/shapes/risk.ts'
import { element, xmlDocument, type Input, type Xml } from '#server/kernel/index.ts'
import { findRule } from '#server/law/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { readCase } from '../cases/show-case.ts'
import { demandReveal } from '../demand-areas.ts'
import type { RiskNeeds } from '../needs.ts'
import { reportBelongsTo } from './make-report.ts'
import { findReports } from './reports.queries.ts'

/**
 * A report of before there were documents, as XML: made anew from the case, so that it may differ from what was signed. One with a
 * document is that document (decision 0189). The names are ours; whoever sends it copies it into the authority's own form.
 */
export async function writeReport(
  needs: RiskNeeds,
  { caller, query, subject, refuse }: Pick<Input<typeof call>, 'caller' | 'query' | 'subject' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, cipher, brandName, currency, market } = needs
  demandReveal(caller)
  const shown = await readCase(needs, db, areasFor(caller.permissions), query.caseId)
  const report = shown && (await findReports(db, shown.caseId)).find(({ id }) => id === query.reportId.toLowerCase())
  if (!shown || !report) return refuse('ERR_CASE_NOT_FOUND')
  subject('risk-case', shown.caseId, String(shown.number))
  if (report.fileId !== null) return refuse('ERR_REPORT_IS_DOCUMENT')
  const namesStaff = findRule(market, 'suspicion-report', report.at)?.figures.namesStaff ?? false
  const nameOf = (userId: number, name: string) => (namesStaff ? name : String(userId))
  const player = await findPlayerById(db, target, shown.playerId)
  const person = [
    element('name', player ? `${player.firstName} ${player.surname}` : ''),
    element('birthDate', player?.birthDate ?? ''),
  ]
  const signals = shown.alerts.flatMap(({ standing }) => standing.filter(({ fires }) => fires))
  const xml = xmlDocument(
    element(
      'riskReport',
      [
        element('operator', brandName),
        element('made', nameOf(report.madeBy, report.madeByName), { at: report.at.toISOString() }),
        element('approved', nameOf(report.approvedBy, report.approvedByName)),
        element('person', person, { player: String(shown.playerId) }),
        element('suspicion', cipher.open(report.wordsSealed, reportBelongsTo(report.id))),
        element(
          'signals',
          signals.map((signal) => signalIn(signal, currency)),
        ),
      ],
      { number: String(report.number), case: String(shown.number), schema: 'own' },
    ),
  )
  return { name: `report-${report.number}.xml`, xml }
}

function signalIn({ signal, value, since, facts }: StandingSignal, currency: string): Xml {
  const inside = facts.map(({ at, amountMinor, reference }) =>
    element('fact', '', {
      at,
      ...(amountMinor === null ? {} : { amountMinor: String(amountMinor), currency }),
      ...(reference === null ? {} : { reference }),
    }),
  )
  return element('signal', inside, { name: signal, figure: String(value), since })
}
