import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/lists.ts'
import {
  holdsEverywhere,
  isUniqueViolation,
  newId,
  readQuestion,
  Refusal,
  type Input,
  type ListSource,
} from '#server/kernel/index.ts'
import { sourceFor } from '../find-source.ts'
import type { ListNeeds } from '../needs.ts'
import * as queries from './views.queries.ts'

type Needs = Pick<ListNeeds, 'db' | 'clock' | 'target' | 'sources'>

/** Saved views of a list that the reader may read: their own, those of their roles, and all shared ones for managers of staff. */
export async function listViews(
  needs: Needs,
  { query: { list }, caller }: Pick<Input<typeof calls.listViews>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.listViews>> {
  sourceFor(needs, list, caller)
  const { userId, roles } = caller
  const mayManage = holdsEverywhere(caller, 'staff.manage')
  const rows = await queries.findViews(needs.db, { target: needs.target, list, userId, roles, isAllShared: mayManage })
  return { views: rows.map((row) => shownView(row, userId, mayManage)) }
}

/** Saves a new view, or replaces an own one. */
export async function saveView(
  needs: Needs,
  { body, caller, refuse, subject }: Pick<Input<typeof calls.saveView>, 'body' | 'caller' | 'refuse' | 'subject'>,
): Promise<ReplyOf<typeof calls.saveView>> {
  const { db, clock, target } = needs
  const { viewId, list, name, question, roleKey } = body
  const source = sourceFor(needs, list, caller)
  if (roleKey !== null && !caller.roles.includes(roleKey)) return refuse('ERR_VIEW_ROLE_NOT_HELD')
  demandImpersonal(source, question)
  const row = {
    id: viewId ?? newId(clock.now()),
    list,
    name: name.trim(),
    ownerId: caller.userId,
    ownerName: caller.name,
    roleKey,
    question,
  }
  const written = { ...row, target, at: clock.now() }
  try {
    if (viewId === undefined) await queries.insertView(db, written)
    else if (!(await queries.updateView(db, written))) return refuse('ERR_VIEW_NOT_FOUND')
  } catch (error) {
    if (isUniqueViolation(error, 'view_name')) return refuse('ERR_VIEW_NAME_TAKEN')
    throw error
  }
  subject('other', row.id, `${list}: ${row.name}`)
  return shownView(row, caller.userId, false)
}

/** Views are shared and part of URLs: they contain no personal data. */
function demandImpersonal({ of: { list }, call }: ListSource, question: string): void {
  const asked = new URLSearchParams(question)
  const names = [...asked.keys()]
  const { personal = [], of = [] } = list
  if (names.some((name) => personal.includes(name) || of.includes(name))) throw new Refusal('ERR_LIST_QUESTION')
  asked.delete('columns')
  readQuestion(call, asked.toString(), { of })
}

export async function removeView(
  { db, target }: Needs,
  { body, caller, refuse, subject }: Pick<Input<typeof calls.removeView>, 'body' | 'caller' | 'refuse' | 'subject'>,
): Promise<ReplyOf<typeof calls.removeView>> {
  const gone = await queries.deleteView(db, { target, id: body.viewId, ownerId: caller.userId })
  if (!gone) return refuse('ERR_VIEW_NOT_FOUND')
  subject('other', gone.id, `${gone.list}: ${gone.name}`)
  return { done: true }
}

/** Removes a view that somebody else shared: its author may have left (decision 0486). */
export async function removeSharedView(
  { db, target }: Needs,
  {
    body,
    caller,
    refuse,
    subject,
  }: Pick<Input<typeof calls.removeSharedView>, 'body' | 'caller' | 'refuse' | 'subject'>,
): Promise<ReplyOf<typeof calls.removeSharedView>> {
  const gone = await queries.deleteSharedView(db, { target, id: body.viewId, notOf: caller.userId })
  if (!gone) return refuse('ERR_VIEW_NOT_FOUND')
  subject('other', gone.id, `${gone.list}: ${gone.name} (${gone.ownerName}, ${gone.roleKey})`)
  return { done: true }
}

function shownView(
  { id, list, name, question, ownerId, ownerName, roleKey }: queries.ViewRow,
  userId: number,
  mayManage: boolean,
) {
  const isMine = ownerId === userId
  const canRemoveShared = mayManage && !isMine && roleKey !== null
  return { viewId: id, list, name, question, isMine, ownerName, roleKey, canRemoveShared }
}
