import type { FastifyInstance } from 'fastify'
import { escapeMarkup, type Database } from '#server/kernel/index.ts'
import { findNewestMails, type MailboxRow } from './messaging.queries.ts'
import { findNewestSms, type MailboxSms } from './sms/sms.queries.ts'
import { writeSms } from './sms/write-sms.ts'
import type { Voice } from './voice.ts'
import { writeLetter } from './write-letter.ts'

const SHOWN = 50

/** `GET /dev/mailbox`: the letters and text messages that would have been sent. Exists in dev and test only. */
export function mountMailbox(
  app: FastifyInstance,
  { db, voice }: { readonly db: Database; readonly voice: Voice },
): void {
  if (!app.settings.testCallsExist) return
  app.get('/dev/mailbox', async (_, reply) => {
    const page = mailboxPage(voice, await findNewestMails(db, SHOWN), await findNewestSms(db, SHOWN))
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

export function mailboxPage(voice: Voice, rows: readonly MailboxRow[], texts: readonly MailboxSms[] = []): string {
  const letters = [...rows.map((row) => letterOf(voice, row)), ...texts.map((row) => textMessageOf(voice, row))].join(
    '\n',
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local mailbox</title></head>
<body><main><h1>Local mailbox</h1><p>No mail server or SMS gateway is configured, so letters and then text messages wait here. Newest first.</p>
${letters || '<p>No letters yet.</p>'}
</main></body></html>`
}

function letterOf(voice: Voice, { queuedAt, recipient, mail }: MailboxRow): string {
  const letter = mail && writeLetter(voice, mail)
  const heading = `<h2>${escapeMarkup(letter?.subject ?? 'A letter that has left or is too old')}</h2>`
  const envelope = `<p>To ${escapeMarkup(recipient)}, <time>${queuedAt.toISOString()}</time></p>`
  return `<article>${heading}${envelope}${letter ? `<pre>${withLinks(escapeMarkup(letter.text))}</pre>` : ''}</article>`
}

function textMessageOf(voice: Voice, { queuedAt, recipient, sms }: MailboxSms): string {
  const heading = `<h2>${sms ? 'Text message' : 'A text message that has left or is too old'}</h2>`
  const envelope = `<p>To ${escapeMarkup(recipient)}, <time>${queuedAt.toISOString()}</time></p>`
  return `<article>${heading}${envelope}${sms ? `<pre>${escapeMarkup(writeSms(voice, sms))}</pre>` : ''}</article>`
}

function withLinks(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`)
}
