import type { FastifyInstance } from 'fastify'

/** The newest code of six digits in the local mailbox that was sent to an address; undefined when there is none. */
export async function readNewestCode(app: Pick<FastifyInstance, 'inject'>, email: string): Promise<string | undefined> {
  const page = (await app.inject({ url: '/dev/mailbox' })).body
  const letters = page.split('<article>').filter((letter) => letter.includes(`To ${email},`))
  return letters.map((letter) => /<pre>[^]*?\b(\d{6})\b/.exec(letter)?.[1]).find((code) => code !== undefined)
}
