import type { Currency } from '#contract/shapes/money.ts'
import type { RiskCase, RiskFact, StandingSignal } from '#contract/shapes/risk.ts'
import { findRule } from '#server/law/index.ts'
import { assert, type Querier } from '#server/kernel/index.ts'
import { formatMoney } from '#money'
import type { PdfContent, PdfTable } from '#pdf'
import type { RiskNeeds } from '../needs.ts'
import { readReportedPerson, wallOf } from './read-reported-person.ts'
import { REPORT_TEXTS, type ReportTexts } from './report-texts.ts'

/** A report that two people have signed a moment ago, with its words. */
export type SignedReport = {
  readonly number: number
  /** Which report of the case it is. */
  readonly version: number
  readonly words: string
  readonly maker: { readonly userId: number; readonly name: string }
  readonly approver: { readonly userId: number; readonly name: string }
  readonly at: Date
}

/**
 * The report as a document for the authority of the market: what its law has it say of the person, the signals with their facts
 * as they stood, what was decided and why, and who signed. Undefined where the law of the market names no authority.
 */
export async function contentOfReport(
  needs: RiskNeeds,
  db: Querier,
  shown: RiskCase,
  report: SignedReport,
): Promise<PdfContent | undefined> {
  const { market, language, operator, timeZone } = needs
  const rule = findRule(market, 'suspicion-report', report.at)
  if (!rule) return undefined
  const texts = REPORT_TEXTS[language]
  assert(texts, 'Reports have texts in the language of the market.')
  const { authority, paragraph, person, namesStaff } = rule.figures
  const nameOf = ({ userId, name }: SignedReport['maker']) => (namesStaff ? name : texts.employee(userId))
  const writtenAt = wallOf(timeZone, report.at)
  const signals = shown.alerts.flatMap(({ standing }) => standing.filter(({ fires }) => fires))
  return {
    language,
    title: texts.title,
    heading: [
      operator.name,
      ...(operator.companyNumber === null ? [] : [`${texts.companyNumber} ${operator.companyNumber}`]),
      ...(operator.address === null ? [] : [operator.address]),
    ],
    facts: [
      [texts.to, authority],
      [texts.by, paragraph],
      [texts.report, texts.reportNumber(report.number, report.version)],
      [texts.caseNumber, String(shown.number)],
      [texts.writtenAt, writtenAt],
      [texts.player, String(shown.playerId)],
      ...(await readReportedPerson(needs, db, shown.playerId, { asked: person, texts })),
    ],
    sections: [
      { title: texts.suspicion, text: report.words },
      { title: texts.decision, text: decisionOf(shown, texts, timeZone) },
      { title: texts.signed, text: texts.signedBy(nameOf(report.maker), nameOf(report.approver), writtenAt) },
    ],
    ...(signals.length === 0 ? {} : { table: tableOf(needs, signals, texts) }),
    notes: [...(signals.length === 0 ? [texts.noSignals] : []), ...texts.notes],
    writtenAt: report.at,
  }
}

/** How the case is decided and why. Who decided is not named: that is the operator's own. */
function decisionOf({ state, outcome, steps }: RiskCase, texts: ReportTexts, timeZone: string): string {
  const decided = steps.findLast(({ kind }) => kind === 'decided')
  if (state !== 'closed' || outcome === null || !decided) return texts.undecided
  return `${texts.decided(texts.outcome[outcome], wallOf(timeZone, decided.at))}\n${decided.words}`
}

/** A line for each signal, since when and with its figure, and below it a line for each fact. */
function tableOf(
  { timeZone, currency, language }: RiskNeeds,
  signals: readonly StandingSignal[],
  texts: ReportTexts,
): PdfTable {
  const factRow = (signal: StandingSignal, { at, amountMinor, reference, otherPlayerId }: RiskFact) => [
    '',
    wallOf(timeZone, at),
    amountMinor === null ? '' : formatMoney({ amountMinor, currency: currency as Currency }, language),
    [otherPlayerId === null ? '' : texts.otherPlayer(otherPlayerId), referenceOf(signal, reference, texts)]
      .filter((part) => part !== '')
      .join(', '),
  ]
  return {
    columns: [
      { name: texts.columns.signal, share: 3 },
      { name: texts.columns.at, share: 2 },
      { name: texts.columns.amount, share: 2, isNumber: true },
      { name: texts.columns.what, share: 3 },
    ],
    rows: signals.flatMap((one) => [
      [`${texts.signal[one.signal]}: ${one.value}`, texts.since(wallOf(timeZone, one.since)), '', ''],
      ...one.facts.map((fact) => factRow(one, fact)),
    ]),
  }
}

function referenceOf({ signal }: StandingSignal, reference: string | null, texts: ReportTexts): string {
  if (reference === null) return ''
  const links: Readonly<Record<string, string>> = texts.link
  return signal === 'linked-accounts' ? (links[reference] ?? reference) : reference
}
