import { asFields } from '../kit/sandbox.ts'
import { misbehave } from './misbehave.ts'
import type { RegisterPart } from './registers-server.ts'

const HOUR_MS = 3_600_000

/** The Slovak register: `/rvo-sk/api/v1`, a session by login, then queries (providers §9.2). */
export function mountUrhh(
  part: RegisterPart,
  access: { readonly login: string; readonly password: string; readonly sessions: Set<string> },
): void {
  const { app, clock, book, newId } = part
  const root = '/rvo-sk/api/v1'

  app.post(`${root}/prihlasenie`, (request, reply) => {
    const { meno, heslo } = asFields(request.body)
    if (meno !== access.login || heslo !== access.password) return reply.status(401).send({ chyba: 'NEPLATNE_UDAJE' })
    const token = newId()
    access.sessions.add(token)
    return { token, platnostDo: new Date(clock.now().getTime() + HOUR_MS).toISOString() }
  })

  app.post(`${root}/lustracia`, async (request, reply) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!access.sessions.has(token)) return reply.status(401).send({ chyba: 'RELACIA_VYPRSALA' })
    const { meno, priezvisko, rodneCislo, datumNarodenia } = asFields(request.body)
    if (typeof meno !== 'string' || typeof priezvisko !== 'string' || (!rodneCislo && !datumNarodenia))
      return reply.status(400).send({ chyba: 'NEUPLNA_POZIADAVKA' })
    if (rodneCislo !== undefined && !/^\d{9,10}$/.test(String(rodneCislo)))
      return reply.status(422).send({ chyba: 'NEPLATNE_RODNE_CISLO' })
    const answer = book.choose(meno, priezvisko)
    if (answer === 'outage') {
      const from = clock.now()
      const until = new Date(from.getTime() + HOUR_MS)
      return reply.status(503).send({ kod: 'ODSTAVKA', od: from.toISOString(), do: until.toISOString() })
    }
    if (await misbehave(part, answer, reply)) return reply
    return {
      idLustracie: newId(),
      cas: clock.now().toISOString(),
      vysledok: answer === 'excluded' ? 'STOTOZNENY' : answer === 'unknown' ? 'NEURCENY' : 'NESTOTOZNENY',
    }
  })
  /** Sessions that the register has lost. */
  app.post('/__sandbox/forget-sessions', () => {
    access.sessions.clear()
    return { done: true }
  })
}
