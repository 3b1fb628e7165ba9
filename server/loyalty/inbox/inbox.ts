import type { Static } from 'typebox'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/inbox.ts'
import { MESSAGE_CATEGORIES, type Message, type MessageCategory } from '#contract/shapes/inbox.ts'
import { idOfCursor, pageLimit, pageOf, refuse, type Querier } from '../../kernel/index.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import * as queries from './inbox.queries.ts'

/** The categories that a player sees: offers only if the player may be tempted. Hidden offers appear again later. */
export async function whatIsShown(needs: LoyaltyNeeds, db: Querier, playerId: number): Promise<queries.Shown> {
  const mayTempt = await needs.mayTempt(db, playerId)
  const categories = MESSAGE_CATEGORIES.filter((one) => one !== 'offers' || mayTempt)
  return { playerId, at: needs.clock.now(), categories }
}

export async function listOwnMessages(
  needs: LoyaltyNeeds,
  playerId: number,
  { cursor, limit: asked, category }: QueryOf<typeof calls.listMessages>,
): Promise<ReplyOf<typeof calls.listMessages>> {
  const shown = await whatIsShown(needs, needs.db, playerId)
  const categories = shown.categories.filter((one: MessageCategory) => category === undefined || one === category)
  const limit = pageLimit(asked)
  const rows = await queries.listMessages(
    needs.db,
    { ...shown, categories },
    { before: idOfCursor(cursor), limit: limit + 1 },
  )
  return pageOf(rows.map(showMessage), limit, ({ messageId }) => messageId)
}

export async function readOwnMessages(
  { db, ...needs }: LoyaltyNeeds,
  playerId: number,
  messageId: string | undefined,
): Promise<{ readonly unread: number }> {
  const isThere = await queries.markRead(db, playerId, messageId ?? null, needs.clock.now())
  if (!isThere) return refuse('ERR_MESSAGE_NOT_FOUND')
  return { unread: await queries.countUnread(db, await whatIsShown({ db, ...needs }, db, playerId)) }
}

export async function deleteOwnMessage(
  needs: LoyaltyNeeds,
  playerId: number,
  messageId: string,
): Promise<{ readonly unread: number }> {
  const { db } = needs
  if (!(await queries.removeMessage(db, playerId, messageId))) return refuse('ERR_MESSAGE_NOT_FOUND')
  return { unread: await queries.countUnread(db, await whatIsShown(needs, db, playerId)) }
}

function showMessage({
  id,
  category,
  title,
  body,
  link,
  sentAt,
  expiresAt,
  readAt,
}: queries.MessageRow): Static<typeof Message> {
  return {
    messageId: id,
    category,
    title,
    body,
    link,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isRead: readAt !== null,
  }
}
