import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'

export type MailServer = {
  readonly send: (letter: Letter & { to: string; messageId: string }) => Promise<void>
  readonly close: () => void
}

/** A mail server over SMTP. `url` is `smtps://user:password@host:465` or `smtp://…`; `from` is the brand's address. */
export function openMailServer({ url, from }: { readonly url: string; readonly from: string }): MailServer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    send: async ({ to, subject, text, messageId }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${messageId}@${from.split('@')[1] ?? 'localhost'}>`,
      })
    },
    close: () => transport.close(),
  }
}
