/** The part of nodemailer that we use; the package has no types. */
declare module 'nodemailer' {
  export function createTransport(options: {
    url: string
    pool: boolean
    maxConnections: number
    connectionTimeout: number
    socketTimeout: number
  }): {
    sendMail(letter: { from: string; to: string; subject: string; text: string; messageId: string }): Promise<unknown>
    close(): void
  }
}
