import { deleteMessage, listMessages, readMessages } from '#contract/play-v1/inbox.ts'
import type { Client } from '#client'
import { api } from '../../api.ts'
import type { ServiceApi } from '../service.ts'

type Row = { readonly messageId: string; readonly title: string; readonly body: string; readonly link: string | null }

const LIST_MAX = 200

/** The first sentence after the greeting, which ends with a comma. */
const previewOf = (body: string): string => {
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  const first = lines.find((line) => !line.trimEnd().endsWith(',')) ?? lines[0] ?? ''
  // After the comma it began with a small letter.
  return first.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/**
 * Our inbox behind the calls of the service's interface. @param onRead called with the number of unread messages after
 * a change
 */
export function ownInbox(onRead: (unread: number) => void = () => {}, ask: Client = api) {
  const bodies = new Map<string, Row>()
  async function given<T>(answering: Promise<{ ok: true; data: T } | { ok: false; code: string }>): Promise<T> {
    const answer = await answering
    if (!answer.ok) throw new Error(answer.code)
    return answer.data
  }
  async function list(limit: number) {
    const { rows } = await given(ask(listMessages, { query: { limit } }))
    for (const row of rows) bodies.set(row.messageId, row)
    return rows
  }
  return {
    async getInboxMessages({ from = 0, to = 100 } = {}) {
      const rows = await list(Math.min(LIST_MAX, Math.max(1, to)))
      return rows.slice(from).map((row) => ({
        message_guid: row.messageId,
        sent_date: row.sentAt,
        read: row.isRead,
        favorite: false,
        category_id: row.category,
        expire_on_dt: row.expiresAt === null ? null : Date.parse(row.expiresAt),
        title: row.title,
        preview_body: previewOf(row.body),
      }))
    },
    async getInboxMessageBody(messageId) {
      // The page may have its list from an earlier instance.
      if (!bodies.has(messageId)) await list(LIST_MAX)
      const row = bodies.get(messageId)
      if (!row) throw new Error('ERR_MESSAGE_NOT_FOUND')
      const { title, body, link } = row
      return { title, preview_body: previewOf(body), icon: '', action: link ?? '', text_body: body, buttons: [] }
    },
    async markInboxMessageAsRead(messageId) {
      onRead((await given(ask(readMessages, { body: { messageId } }))).unread)
    },
    async markAllInboxMessagesAsRead() {
      onRead((await given(ask(readMessages, { body: {} }))).unread)
    },
    async deleteInboxMessage(messageId) {
      onRead((await given(ask(deleteMessage, { body: { messageId } }))).unread)
    },
  } satisfies ServiceApi
}
