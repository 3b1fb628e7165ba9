import type { Currency } from '#contract/shapes/money.ts'
import type { RiskCase, RiskFact, StandingSignal } from '#contract/shapes/risk.ts'
import { findRule } from '#server/law/index.ts'
import { assert, type Querier } from '#server/kernel/index.ts'
import { formatMoney } from '#money'
import type { PdfContent, PdfTable } from '#pdf'
import type { RiskNeeds } from '../needs.ts'
import { sha256Of } from './keep-document.ts'
import { readReportedPerson, wallOf } from './read-reported-person.ts'
import { REPORT_TEXTS, type ReportTexts } from './report-texts.ts'

/** A report that two people have just approved, with its words. */
export type SignedReport = {
  readonly number: number
  /** Which report of the case it is. */
  readonly version: number
  readonly words: string
  readonly maker: { readonly userId: number; readonly name: string }
  readonly approver: { readonly userId: number; readonly name: string }
  readonly at: Date
}

/** What a report says, besides who signs it and when: what its maker and its second person have both seen. */
type ReportBody = {
  readonly authority: string
  readonly paragraph: string
  readonly namesStaff: boolean
  readonly person: readonly (readonly [name: string, value: string])[]
  readonly suspicion: string
  readonly decision: string
  readonly table: PdfTable | null
}

/** Undefined where the law of the market names no authority. */
async function say(
  needs: RiskNeeds,
  db: Querier,
  shown: RiskCase,
  { words, at }: Pick<SignedReport, 'words' | 'at'>,
): Promise<ReportBody | undefined> {
  const { market, timeZone } = needs
  const rule = findRule(market, 'suspicion-report', at)
  if (!rule) return undefined
  const texts = textsOf(needs)
  const { authority, paragraph, person, namesStaff } = rule.figures
  const signals = shown.alerts.flatMap(({ standing }) => standing.filter(({ fires }) => fires))
  return {
    authority,
    paragraph,
    namesStaff,
    person: await readReportedPerson(needs, db, shown.playerId, { asked: person, texts }),
    suspicion: words,
    decision: decisionOf(shown, texts, timeZone),
    table: signals.length === 0 ? null : tableOf(needs, signals, texts),
  }
}

/** SHA-256 of what a report would say now: two people sign the same, or nothing. Null where there is no document. */
export async function hashOfReport(
  needs: RiskNeeds,
  db: Querier,
  shown: RiskCase,
  words: string,
): Promise<string | null> {
  const said = await say(needs, db, shown, { words, at: needs.clock.now() })
  return said ? sha256Of(JSON.stringify(said)) : null
}

function textsOf({ language }: Pick<RiskNeeds, 'language'>): ReportTexts {
  const texts = REPORT_TEXTS[language]
  assert(texts, 'Reports have texts in the language of the market.')
  return texts
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
  const { language, operator, timeZone } = needs
  const said = await say(needs, db, shown, report)
  if (!said) return undefined
  const texts = textsOf(needs)
  const { authority, paragraph, namesStaff, person, table } = said
  const nameOf = ({ userId, name }: SignedReport['maker']) => (namesStaff ? name : texts.employee(userId))
  const writtenAt = wallOf(timeZone, report.at)
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
      ...person,
    ],
    sections: [
      { title: texts.suspicion, text: said.suspicion },
      { title: texts.decision, text: said.decision },
      { title: texts.signed, text: texts.signedBy(nameOf(report.maker), nameOf(report.approver), writtenAt) },
    ],
    ...(table === null ? {} : { table }),
    notes: [...(table === null ? [texts.noSignals] : []), ...texts.notes],
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
