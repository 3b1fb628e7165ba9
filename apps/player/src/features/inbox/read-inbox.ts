import { plainText } from '../../shell/levels/plain-text.ts'
import { fieldOf as field, instantOf, numberOf, textOf } from '../../shell/levels/service.ts'

export type MessageHead = {
  readonly id: string
  readonly sentAt: Date
  readonly isRead: boolean
  readonly category: string
  readonly expiresAt: Date | undefined
  readonly title: string
  readonly preview: string
}

export type MessageBody = { readonly title: string; readonly text: string; readonly link: string }

/** Heads of messages of an untrusted response. */
export const readHeads = (answer: unknown): MessageHead[] =>
  (Array.isArray(answer) ? answer : []).flatMap((entry: unknown) => {
    const id = textOf(field(entry, 'message_guid'))
    const sentAt = instantOf(field(entry, 'sent_date'))
    if (!id || !sentAt) return []
    const expires = numberOf(field(entry, 'expire_on_dt'))
    return [
      {
        id,
        sentAt,
        isRead: field(entry, 'read') === true,
        category: textOf(field(entry, 'category_id')) ?? '',
        expiresAt: expires ? instantOf(expires) : undefined,
        title: plainText(textOf(field(entry, 'title')) ?? ''),
        preview: plainText(textOf(field(entry, 'preview_body')) ?? ''),
      },
    ]
  })

/** The body of a message: text and one link. HTML is treated as text. */
export function readBody(answer: unknown): MessageBody {
  const html = textOf(field(answer, 'text_body')) ?? textOf(field(answer, 'html_body'))
  const [first]: unknown[] = Array.isArray(field(answer, 'buttons')) ? (field(answer, 'buttons') as unknown[]) : []
  return {
    title: plainText(textOf(field(answer, 'title')) ?? ''),
    text: plainText(html ?? textOf(field(answer, 'preview_body')) ?? ''),
    link: textOf(field(first, 'action')) ?? textOf(field(answer, 'action')) ?? '',
  }
}
