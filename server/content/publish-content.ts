import type { Publication } from '#contract/shapes/content.ts'
import type { SectionPlace } from '#contract/shapes/sections.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { newId, refuse, publish, type Transaction } from '#server/kernel/index.ts'
import { announceContent } from './content-changed.ts'
import * as queries from './content.queries.ts'
import { findMissingParts } from './pages/missing-parts.ts'
import { textOf } from './pages/save-page.ts'
import { parseLook } from './looks/stored-look.ts'
import { lookChanges } from './looks/look-changes.ts'
import { mustBeValid } from './looks/judge-look.ts'
import { mustBePublishable } from './texts/judge-texts.ts'
import { parseTexts } from './texts/stored-texts.ts'
import { textChanges } from './texts/text-changes.ts'
import { writableTexts } from './texts/writable-texts.ts'
import type { ContentNeeds } from './needs.ts'
import { findRemoved } from './files/files.queries.ts'
import { missingPage, type SectionProblem } from './sections/check-section.ts'
import { sectionOf } from './sections/kept-section.ts'
import { publicationOf } from './show-content.ts'

export type Publishing = {
  readonly contentId: string
  readonly version: number
  readonly from: string | null
  readonly until: string | null
  /** Of the terms: changes nothing for players. */
  readonly isCorrection?: boolean
}

const DAY_MS = 86_400_000

type Needs = Pick<
  ContentNeeds,
  'db' | 'clock' | 'target' | 'looks' | 'languages' | 'texts' | 'termsNoticeDays' | 'places' | 'firstPages'
>
type Found = { readonly item: queries.ItemRow; readonly version: queries.VersionRow; readonly label: string }

/** Publishes a version from an instant on. Its author may never approve it. */
export function publishAction(needs: Needs): Action<Publishing, Publication> {
  const { clock } = needs
  return {
    key: 'content.publish',
    permission: 'content.manage',
    preview: async (tx, input) => {
      const { item, version, label } = await lockToPublish(needs, tx, input)
      const standing = await queries.findStanding(tx, item.id, clock.now())
      return {
        ...emptyPreview,
        subject: { kind: 'content', id: item.id, label },
        changes: [
          ...(await changesOf(needs, tx, item, { before: standing?.version, after: version })),
          { field: 'contentVersion', before: standing?.version ?? null, after: version.version },
          { field: 'shownFrom', before: null, after: input.from },
          { field: 'shownUntil', before: null, after: input.until },
          { field: 'acceptedAnew', before: null, after: item.place === 'terms' ? asksAgain(item, input) : null },
        ].filter(({ field, after }) => field === 'contentVersion' || field === 'text' || after !== null),
        warnings: [...noticeWarnings(needs, item, input), ...partWarnings(needs, item, version)],
      }
    },
    run: async (tx, input, { asker, approver }) => {
      const { item, version } = await lockToPublish(needs, tx, input)
      if (!approver || approver.userId === version.writerId) return refuse('ERR_SECOND_PERSON_NEEDED')
      const at = clock.now()
      const row: queries.PublicationRow = {
        id: newId(at),
        itemId: item.id,
        version: version.version,
        // Approved late, it begins with the approval, so that it is the one that began last.
        fromAt: input.from === null || new Date(input.from) < at ? at : new Date(input.from),
        untilAt: input.until === null ? null : new Date(input.until),
        publishedAt: at,
        askedBy: asker.name,
        approvedBy: approver.name,
        withdrawnAt: null,
        withdrawnBy: null,
        asksAgain: asksAgain(item, input),
      }
      // It was approved only after its end.
      if (row.untilAt && (row.untilAt <= at || row.untilAt <= row.fromAt)) return refuse('ERR_STATE_CHANGED')
      await queries.insertPublication(tx, row)
      await queries.touchItem(tx, item.id, at)
      await announceContent(tx, item.id)
      await publish(tx, 'content.published', { itemId: item.id, version: row.version, from: row.fromAt.toISOString() })
      return publicationOf(row, await queries.findStanding(tx, item.id, at))
    },
  }
}

/** A new version of the terms must be accepted again unless it only corrects words. */
const asksAgain = ({ place }: Pick<queries.ItemRow, 'place'>, { isCorrection = false }: Publishing): boolean =>
  place === 'terms' && !isCorrection

/**
 * Players must be informed about new terms some days before, as the rule pack requires. An earlier beginning, also by a
 * late approval, is a warning to accept: it names the pack's days, so that the look stays the same from day to day.
 */
function noticeWarnings({ clock, termsNoticeDays }: Needs, item: queries.ItemRow, input: Publishing) {
  if (!asksAgain(item, input)) return []
  const days = termsNoticeDays()
  const soonest = clock.now().getTime() + days * DAY_MS
  const isShort = input.from === null || new Date(input.from).getTime() < soonest
  return isShort ? [{ id: `terms-notice-short:${days}`, about: null }] : []
}

/** A page without a part that the product's text has is a warning to accept. */
const partWarnings = (needs: Needs, item: queries.ItemRow, { content }: queries.VersionRow) =>
  item.kind === 'page'
    ? findMissingParts(needs, item, textOf(content).text).map((part) => ({ id: `no-part-${part}`, about: null }))
    : []

/** A version of an item of this brand that may be published as requested. */
async function lockToPublish(needs: Needs, tx: Transaction, input: Publishing): Promise<Found> {
  const { clock, target } = needs
  const item = await queries.lockItem(tx, target, input.contentId)
  const version = item && (await queries.findVersion(tx, item.id, input.version))
  if (!item || !version) return refuse('ERR_CONTENT_NOT_FOUND')
  if (item.kind === 'look') {
    const look = parseLook(version.content)
    if (!look) return refuse('ERR_CONTENT_NOT_FOUND')
    await mustBeValid(needs, tx, look)
  }
  if (item.kind === 'texts' && item.language !== null)
    mustBePublishable(needs, item.language, writableTexts(needs, item.language, parseTexts(version.content)))
  // Written before the brand gave up the page, or the picture was deleted.
  const problem = item.kind === 'section' ? await problemOfSection(needs, tx, item, version) : undefined
  if (problem) return refuse('ERR_CONTENT_NOT_VALID', problem)
  const from = input.from === null ? clock.now() : new Date(input.from)
  if (input.until !== null && new Date(input.until) <= from)
    return refuse('ERR_CONTENT_NOT_VALID', { line: 0, problem: 'ends-before-it-begins', text: input.until })
  const place = labelOf(item, version)
  return { item, version, label: item.kind === 'section' ? `${place}: ${version.label}` : place }
}

/** Why a section cannot be shown as it was written; its pictures cannot be deleted until the transaction ends. */
async function problemOfSection(
  { places, target }: Needs,
  tx: Transaction,
  { place }: queries.ItemRow,
  { content }: queries.VersionRow,
): Promise<SectionProblem | undefined> {
  const noPage = missingPage(places, place as SectionPlace)
  if (noPage) return noPage
  const pictures = sectionOf(content).slides.flatMap(({ picture }) => (picture ? [picture] : []))
  const removed = await findRemoved(tx, target, pictures)
  return removed === undefined ? undefined : { line: 0, problem: 'picture-removed', text: removed }
}

/** The changes of a look or of texts, for the approver; for other items the version is enough. */
async function changesOf(
  needs: Needs,
  tx: Transaction,
  item: queries.ItemRow,
  { before, after }: { readonly before: number | undefined; readonly after: queries.VersionRow },
) {
  if (item.kind !== 'look' && item.kind !== 'texts') return []
  const standing = before === undefined ? undefined : await queries.findVersion(tx, item.id, before)
  if (item.kind === 'texts' && item.language !== null) {
    const { language } = item
    const said = ({ content }: queries.VersionRow) => writableTexts(needs, language, parseTexts(content))
    return textChanges(standing ? said(standing) : needs.texts.own(language), said(after))
  }
  const next = parseLook(after.content)
  return next ? lookChanges(parseLook(standing?.content) ?? needs.looks.own, next) : []
}

export const labelOf = (
  { place, language }: Pick<queries.ItemRow, 'place' | 'language'>,
  { version }: { version: number },
) => [place, language, version].filter((part) => part !== null).join(' ')
