import type { LinkReason } from '#contract/play-v1/staff-linked.ts'
import type { RiskSignal } from '#contract/shapes/risk.ts'
import type { ReportedOfPerson } from '#contract/shapes/risk-report.ts'
import type { CaseOutcome } from '#contract/states/case-states.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import { reportCs } from './report-texts-cs.ts'
import { reportSk } from './report-texts-sk.ts'

export type ReportTexts = {
  readonly title: string
  readonly companyNumber: string
  readonly to: string
  readonly by: string
  readonly report: string
  readonly reportNumber: (number: number, version: number) => string
  readonly caseNumber: string
  readonly writtenAt: string
  readonly player: string
  readonly person: Readonly<Record<ReportedOfPerson, string>>
  readonly documentKind: Readonly<Record<DocumentKind, string>>
  readonly notKnown: string
  readonly suspicion: string
  readonly decision: string
  readonly undecided: string
  readonly decided: (outcome: string, at: string) => string
  readonly outcome: Readonly<Record<CaseOutcome, string>>
  readonly signed: string
  readonly signedBy: (maker: string, approver: string, at: string) => string
  readonly employee: (number: number) => string
  readonly columns: { readonly signal: string; readonly at: string; readonly amount: string; readonly what: string }
  readonly since: (at: string) => string
  readonly otherPlayer: (number: number) => string
  readonly signal: Readonly<Record<RiskSignal, string>>
  readonly link: Readonly<Record<LinkReason, string>>
  readonly noSignals: string
  readonly notes: readonly string[]
}

/** Reports are written in the language of the market, which is the authority's. */
export const REPORT_TEXTS: Readonly<Record<string, ReportTexts>> = { cs: reportCs, sk: reportSk }
